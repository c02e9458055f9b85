import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { restPose, type MouthPose } from '../../mouth/mouth-track.ts';
import { getPerson } from '../people/people.ts';
import { presenterIds } from '../presenters.ts';
import { drawMouth } from './draw-mouth.ts';
import { mouthGeometry } from './mouth-geometry.ts';

const half = 80;
const scale = 3;

/** The brightness of the brightest grey pixel, 0 to 255, between two shares of half the mouth's width. */
function brightestGrey(id: (typeof presenterIds)[number], pose: MouthPose, from: number, to: number): number {
  const { look } = getPerson(id);
  const canvas = createCanvas(2 * half * scale, 2 * half * scale);
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.translate(half, half);
  drawMouth(context, look, pose);
  const width = mouthGeometry(look.mouth, pose).right[0];
  const left = Math.round((half + width * from) * scale);
  const { data } = context.getImageData(left, 0, Math.round(width * (to - from) * scale), 2 * half * scale);
  let brightest = 0;
  for (let at = 0; at < data.length; at += 4) {
    const colours = [...data.subarray(at, at + 3)];
    const [low, high] = [Math.min(...colours), Math.max(...colours)];
    if (data[at + 3] === 255 && high - low < 40) brightest = Math.max(brightest, low);
  }
  return brightest;
}

test.each(presenterIds)('%s: the teeth of a narrow smile fade before the corners', (id) => {
  const smile: MouthPose = { ...restPose, opening: 0.15, width: 0.6, teeth: 0.5 };
  expect(brightestGrey(id, smile, 0, 0.4)).toBeGreaterThan(180);
  expect(brightestGrey(id, smile, 0.62, 1)).toBeLessThan(80);
});
