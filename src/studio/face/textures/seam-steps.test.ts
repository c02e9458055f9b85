import { expect, test } from 'vitest';
import { openPicture, pictureBytes } from '../../raw-frames/picture.ts';
import { keptPoints, outerLowerLip, outerUpperLip, placeOf } from '../landmarks/face-points.ts';
import { buildMouthMask, maskAt } from '../mouth/mouth-mask.ts';
import { toFace } from '../landmarks/pose.ts';
import { measureSeam } from './seam-steps.ts';

const size = 400;
const pose = { xx: 150, xy: 0, x0: 200, yx: 0, yy: 150, y0: 40 };
const shape = new Float32Array(keptPoints.length * 2);
const put = (point: number, u: number, v: number) => shape.set([u, v], placeOf(point) * 2);
for (const [at, point] of outerUpperLip.entries()) put(point, (at - 5) * 0.08, 1.1);
for (const [at, point] of outerLowerLip.entries()) put(point, (at - 4) * 0.08, 1.25);
put(2, 0, 0.8);
put(152, 0, 1.8);

/** Skin with pores, darker on one side, with a lighter mouth patch that fades over `edge`. */
function film(lighter: number, edge: (weight: number) => number) {
  const picture = openPicture(new Uint8Array(pictureBytes(size, size)), size, size);
  const mask = buildMouthMask(shape);
  for (let at = 0; at < size * size; at += 1) {
    const [x, y] = [at % size, Math.floor(at / size)];
    const weight = maskAt(mask, ...toFace(pose, x + 0.5, y + 0.5));
    picture.luma[at] = 100 + x / 8 + ((at * 7919) % 13) + lighter * edge(weight);
  }
  return measureSeam(picture, pose, shape);
}

test('a hard-edged patch is a seam, a feathered patch hardly, and pores are not', () => {
  const skin = film(0, () => 0);
  const cut = film(12, (weight) => (weight > 0.2 ? 1 : 0));
  expect(cut).toBeGreaterThan(skin * 1.5);
  expect(film(4, (weight) => weight)).toBeLessThan(skin * 1.5);
});
