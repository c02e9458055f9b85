import { expect, test } from 'vitest';
import { openPicture, pictureBytes } from '../../raw-frames/picture.ts';
import { keptPoints, placeOf } from '../landmarks/face-points.ts';
import { findFilmedLip } from './filmed-lip.ts';
import type { FaceFrame } from '../footage/footage-analysis.ts';

const size = 400;
const pose = { xx: 150, xy: 0, x0: 200, yx: 0, yy: 150, y0: 40 };
const shape = new Float32Array(keptPoints.length * 2);
for (const [point, v] of [
  [14, 1.1],
  [17, 1.2],
  [152, 1.8],
] as const)
  shape.set([0, v], placeOf(point) * 2);
const face = { pose, shape } as FaceFrame;

/** Skin with a lower lip down to a height in face space. */
function film(lipEdge: number, red: number) {
  const picture = openPicture(new Uint8Array(pictureBytes(size, size)), size, size);
  picture.cr.fill(150);
  for (let y = 0; y < size / 2; y += 1) {
    const v = ((y + 0.5) * 2 - pose.y0) / pose.yy;
    if (v > lipEdge - 0.12 && v < lipEdge) picture.cr.fill(150 + red, (y * size) / 2, ((y + 1) * size) / 2);
  }
  return picture;
}

test('finds a lip below the mesh’s position and at the correct position', () => {
  expect(findFilmedLip(film(1.4, 20), face)).toBeCloseTo(1.4, 1);
  expect(findFilmedLip(film(1.2, 20), face)).toBeCloseTo(1.2, 1);
});

test('does not search for lips with the colour of the skin', () => {
  expect(findFilmedLip(film(1.4, 2), face)).toBeNull();
});
