import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropPicture, openPicture, pictureBytes } from '../../raw-frames/picture.ts';
import { triangulate } from '../landmarks/triangulate.ts';
import { drawWarped, buildWarpMap, buildWarps, emptyPlanes } from './warp-map.ts';

const box = { left: 0, top: 0, width: 40, height: 40 };
const slope = (shift: number) => {
  const picture = openPicture(new Uint8Array(pictureBytes(40, 40)).fill(128), 40, 40);
  for (let at = 0; at < 1600; at += 1) picture.luma[at] = 50 + (at % 40) * 3 + shift;
  return picture;
};
const corners = [0, 0, 40, 0, 0, 40, 40, 40];

test('triangles cover the hull of any points exactly once', () => {
  const point = fc.tuple(fc.integer({ min: 1, max: 39 }), fc.integer({ min: 1, max: 39 }));
  fc.assert(
    fc.property(fc.uniqueArray(point, { maxLength: 25, selector: ([x, y]) => x * 100 + y }), (inner) => {
      // Slightly off the grid, because cocircular points have several triangulations.
      const jitter = inner.map(([x, y], index) => [
        x + 0.01 * Math.sin(index),
        y + 0.01 * Math.cos(3 * index),
      ]);
      const points = Float64Array.from([...corners, ...jitter.flat()]);
      const triangles = triangulate(points);
      const area = triangles.reduce((sum, [a, b, c]) => {
        const [x, y] = [points[a * 2]!, points[a * 2 + 1]!];
        const across = (points[b * 2]! - x) * (points[c * 2 + 1]! - y);
        return sum + Math.abs(across - (points[c * 2]! - x) * (points[b * 2 + 1]! - y)) / 2;
      }, 0);
      expect(area).toBeCloseTo(1600, 3);
      expect(buildWarpMap(triangles, points, box).owners.includes(-1)).toBe(false);
    }),
  );
});

test('a moving point warps the picture around it', () => {
  const from = Float64Array.from([...corners, 20, 20]);
  const to = Float64Array.from([...corners, 26, 20]);
  const triangles = triangulate(from);
  const planes = emptyPlanes(box);
  const map = buildWarpMap(triangles, to, box);
  drawWarped(planes, map, buildWarps(triangles, to, from), slope(0), { left: 0, top: 0 });
  const at = (x: number) => planes[0]!.values[20 * 40 + x]!;
  expect(at(26)).toBeCloseTo(50 + 20 * 3, -1);
  expect(at(1)).toBeCloseTo(50 + 3, -1);
});

test('warping a part equals the part of the whole', () => {
  const part = cropPicture(slope(7), { left: 10, top: 4, width: 8, height: 6 });
  expect([...part.luma.subarray(0, 3)]).toEqual([87, 90, 93]);
  expect([part.width, part.height, part.cb.length]).toEqual([8, 6, 12]);
});
