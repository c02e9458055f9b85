import { expect, test } from 'vitest';
import { openPicture, pictureBytes } from '../../raw-frames/picture.ts';
import {
  innerLowerLip,
  innerUpperLip,
  keptPoints,
  outerLipBottom,
  placeOf,
} from '../landmarks/face-points.ts';
import { measureVisibleTeeth } from './measure-visible-teeth.ts';

const size = 400;
const pose = { xx: 150, xy: 0, x0: 200, yx: 0, yy: 150, y0: 40 };

/** An open mouth with an inside of one colour. */
function look(opening: number, inside: { luma: number; cr: number }): number {
  const shape = new Float32Array(keptPoints.length * 2);
  const put = (point: number, u: number, v: number) => shape.set([u, v], placeOf(point) * 2);
  for (const [at, point] of innerUpperLip.entries()) put(point, (at - 5) * 0.07, 1.1);
  for (const [at, point] of innerLowerLip.entries()) put(point, (at - 4) * 0.07, 1.1 + opening);
  put(outerLipBottom, 0, 1.25 + opening);
  const picture = openPicture(new Uint8Array(pictureBytes(size, size)), size, size);
  picture.luma.fill(100);
  picture.cr.fill(155);
  const rows = [1.1, 1.1 + opening].map((v) => Math.round((v * 150 + 40) / 2) * 2) as [number, number];
  picture.luma.fill(inside.luma, rows[0] * size, rows[1] * size);
  picture.cr.fill(inside.cr, (rows[0] * size) / 4, (rows[1] * size) / 4);
  return measureVisibleTeeth(picture, pose, shape);
}

test('detects teeth between open lips, but not in a dark mouth, a tongue or closed lips', () => {
  const teeth = { luma: 150, cr: 130 };
  expect(look(0.12, teeth)).toBeGreaterThan(0.8);
  expect(look(0.12, { luma: 30, cr: 135 })).toBe(0);
  expect(look(0.12, { luma: 100, cr: 158 })).toBe(0);
  expect(look(0.01, teeth)).toBe(0);
});
