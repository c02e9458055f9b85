import { expect, test } from 'vitest';
import { expressions, type Feeling } from '../motion/feelings.ts';
import { lipsOf } from '../motion/plan-lips.ts';
import { getPerson } from '../people/people.ts';
import { presenterIds, type PresenterId } from '../presenters.ts';
import { restPose } from '../../mouth/mouth-track.ts';
import { axisAt, faceOutline } from './paint-face.ts';
import { formLips } from './form-lips.ts';
import { mouthGeometry } from './mouth-geometry.ts';

function mouthOf(id: PresenterId, feeling: Feeling) {
  const expression = expressions[feeling];
  const pose = lipsOf(restPose, expression);
  return mouthGeometry(formLips(getPerson(id).look, expression, pose).mouth, pose);
}

test.each(presenterIds)('%s: pride is a closed smile no wider than the inner edges of the irises', (id) => {
  const { eyes } = getPerson(id).look;
  const proud = mouthOf(id, 'proud');
  expect(proud.gap).toBeLessThan(1);
  expect(proud.right[0]).toBeLessThan(eyes.spacing - eyes.height * 0.9);
  expect(proud.right[1]).toBeLessThan(proud.upperInnerY);
});

test.each(presenterIds)('%s: surprise drops the jaw and makes a tall oval of the mouth', (id) => {
  const { left, right, gap, jawPixels } = mouthOf(id, 'surprised');
  expect(gap).toBeGreaterThan((right[0] - left[0]) * 0.8);
  const outline = getPerson(id).look.outline.map(([, y]) => y);
  const head = Math.max(...outline) - Math.min(...outline);
  expect(jawPixels / head).toBeGreaterThan(0.06);
  expect(jawPixels / head).toBeLessThan(0.08);
});

test('anger presses the lips, grief lowers the corners', () => {
  for (const id of presenterIds) {
    expect(mouthOf(id, 'annoyed').upperThickness).toBeLessThan(mouthOf(id, 'neutral').upperThickness * 0.7);
    expect(mouthOf(id, 'sad').right[1]).toBeGreaterThan(mouthOf(id, 'sad').upperInnerY);
  }
});

test('a turned mouth is narrower on its far side, and a skewed one rises on one side', () => {
  const { mouth } = getPerson('maya').look;
  const turned = mouthGeometry(mouth, restPose, { turn: 1, skew: 0 });
  expect(turned.right[0] / -turned.left[0]).toBeCloseTo(0.8 / 1.03);
  expect(turned.right[1]).toBe(turned.left[1]);
  const skewed = mouthGeometry(mouth, restPose, { turn: 0, skew: 1 });
  expect(skewed.right[1]).toBeLessThan(skewed.left[1]);
  expect(skewed.right[0]).toBeGreaterThan(-skewed.left[0]);
});

test.each(presenterIds)('%s: the chin is below the middle of the mouth', (id) => {
  const { look } = getPerson(id);
  const chin = faceOutline(look).reduce((lowest, point) => (point[1] > lowest[1] ? point : lowest));
  expect(chin[0]).toBeCloseTo(look.turn * 16, 0);
  expect(Math.abs(axisAt(look, look.mouth.y) - look.turn * 16)).toBeLessThan(1);
  expect(axisAt(look, 0)).toBe(look.turn * 0);
});
