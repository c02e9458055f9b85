import { expect, test } from 'vitest';
import { addShades } from './add-shades.ts';
import { easeShades } from './ease-shades.ts';
import { keptPoints, outerLowerLip, placeOf } from '../landmarks/face-points.ts';
import type { FaceFrame } from '../footage/footage-analysis.ts';
import { openPicture, pictureBytes } from '../../raw-frames/picture.ts';
import type { Triangle } from '../landmarks/triangulate.ts';
import { buildWarpMap, emptyPlanes } from './warp-map.ts';

const size = 60;
const pose = { xx: 1, xy: 0, x0: 0, yx: 0, yy: 1, y0: 0 };
const lip: Triangle = [placeOf(outerLowerLip[0]), placeOf(outerLowerLip[1]), placeOf(outerLowerLip[2])];
const skin: Triangle = [placeOf(205), placeOf(206), placeOf(203)];
const shape = new Float32Array(keptPoints.length * 2);
for (const [triangle, left] of [
  [lip, 4],
  [skin, 34],
] as const) {
  shape.set([left, 10], triangle[0] * 2);
  shape.set([left + 20, 10], triangle[1] * 2);
  shape.set([left, 50], triangle[2] * 2);
}

/** Lips of one shade on the left, skin of another on the right. */
function mouth(lipLuma: number, skinLuma = 120) {
  const picture = openPicture(new Uint8Array(pictureBytes(size, size)), size, size);
  for (let at = 0; at < size * size; at += 1) picture.luma[at] = at % size < 30 ? lipLuma : skinLuma;
  const frame = { pose, shape } as FaceFrame;
  return { crop: { picture, box: { left: 0, top: 0, width: size, height: size } }, frame };
}

const lipShades = (textures: ReturnType<typeof mouth>[], closures: boolean[] = []) =>
  easeShades([lip, skin], textures, closures).map((shades) => shades[lip[0] * 3]!);

test('the shade changes gradually from pale to dark lips, and both ends keep theirs', () => {
  const [pale, dark] = [mouth(110), mouth(90)];
  const shades = lipShades([pale, pale, pale, pale, dark, dark, dark, dark]);
  const seen = shades.map((shade, at) => shade + (at < 4 ? 110 : 90));
  expect(seen[0]).toBeCloseTo(110, 0);
  expect(seen.at(-1)).toBeCloseTo(90, 0);
  const steps = seen.slice(1).map((value, at) => seen[at]! - value);
  expect(Math.max(...steps)).toBeLessThan(8);
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(-0.01);
});

test('closed lips keep their shade', () => {
  const textures = [mouth(110), mouth(110), mouth(90), mouth(110), mouth(110)];
  expect(lipShades(textures)[2]).toBeGreaterThan(5);
  expect(lipShades(textures, [false, false, true, false, false])[2]).toBe(0);
});

test('ignores the light of the whole face and large differences', () => {
  const lit = [mouth(90, 100), mouth(120, 130), mouth(90, 100), mouth(120, 130), mouth(90, 100)];
  for (const shade of lipShades(lit)) expect(shade).toBeCloseTo(0, 1);
  const far = lipShades([mouth(200), mouth(200), mouth(20), mouth(200), mouth(200)]);
  expect(far[2]).toBeLessThan(30);
});

test('shades are interpolated inside triangles only', () => {
  const points = Float64Array.of(0, 0, 20, 0, 0, 20);
  const box = { left: 0, top: 0, width: 20, height: 20 };
  const map = buildWarpMap([[0, 1, 2]], points, box);
  const planes = emptyPlanes(box);
  addShades(planes, map, [[0, 1, 2]], points, Float32Array.of(0, 0, 0, 20, 0, 0, 0, 0, 0));
  expect(planes[0]!.values[0 * 20 + 10]).toBeCloseTo(10.5, 1);
  expect(planes[0]!.values[19 * 20 + 19]).toBe(0);
  expect(planes[1]!.values.every((value) => value === 0)).toBe(true);
});
