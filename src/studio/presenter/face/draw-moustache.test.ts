import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { restPose } from '../../mouth/mouth-track.ts';
import { getPerson } from '../people/people.ts';
import { presenterIds } from '../presenters.ts';
import { drawMoustache } from './draw-moustache.ts';
import { mouthGeometry } from './mouth-geometry.ts';

const half = 80;
const bearded = presenterIds.filter((id) => getPerson(id).look.mouth.moustache);

/** Pixels covered by hair in an area of the mouth, whose origin is the middle of the lips. */
function hairIn(id: (typeof presenterIds)[number], left: number, top: number, right: number, bottom: number) {
  const canvas = createCanvas(2 * half, 2 * half);
  const context = canvas.getContext('2d');
  context.translate(half, half);
  drawMoustache(context, getPerson(id).look, restPose, { turn: 0, skew: 0 });
  const { data } = context.getImageData(half + left, half + top, right - left, bottom - top);
  return data.filter((value, index) => index % 4 === 3 && value > 60).length;
}

test.each(bearded)('%s: the moustache hangs over the lip, but not over its middle or the parting', (id) => {
  const { upperInnerY, upperThickness, right } = mouthGeometry(getPerson(id).look.mouth, restPose);
  const peak = Math.ceil(upperInnerY - upperThickness);
  expect(hairIn(id, Math.round(right[0] * 0.3), peak, Math.round(right[0] * 0.7), peak + 5)).toBeGreaterThan(
    8,
  );
  expect(hairIn(id, -6, peak + 2, 6, peak + 12)).toBe(0);
  expect(hairIn(id, -half, 0, half, half)).toBe(0);
});

test('people without a beard have no moustache', () => {
  expect(bearded).toEqual(['desmond', 'amir']);
  expect(hairIn('maya', -half, -half, half, half)).toBe(0);
});
