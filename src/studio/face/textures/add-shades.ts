import type { Triangle } from '../landmarks/triangulate.ts';
import type { PixelPoints, WarpedPlane, WarpMap } from './warp-map.ts';

/** Adds `shades`, given at the points of the mesh, to a warped patch, interpolated in between. */
export function addShades(
  patch: readonly WarpedPlane[],
  { box, owners }: WarpMap,
  triangles: readonly Triangle[],
  points: PixelPoints,
  shades: Float32Array,
): void {
  for (const [plane, { step, width, height, values }] of patch.entries()) {
    const slopes = slopesOf(triangles, points, shades, plane);
    for (let row = 0; row < height; row += 1) {
      const y = box.top + (row + 0.5) * step;
      for (let column = 0; column < width; column += 1) {
        const owner = owners[row * step * box.width + column * step]!;
        if (owner < 0) continue;
        const x = box.left + (column + 0.5) * step;
        values[row * width + column]! +=
          slopes[owner * 3]! * x + slopes[owner * 3 + 1]! * y + slopes[owner * 3 + 2]!;
      }
    }
  }
}

/** For each triangle, the plane through the shades of its corners. */
function slopesOf(
  triangles: readonly Triangle[],
  points: PixelPoints,
  shades: Float32Array,
  plane: number,
): Float64Array {
  const slopes = new Float64Array(triangles.length * 3);
  for (const [number, [a, b, c]] of triangles.entries()) {
    const [x0, y0] = [points[a * 2]!, points[a * 2 + 1]!];
    const [x1, y1] = [points[b * 2]! - x0, points[b * 2 + 1]! - y0];
    const [x2, y2] = [points[c * 2]! - x0, points[c * 2 + 1]! - y0];
    const area = x1 * y2 - x2 * y1;
    if (Math.abs(area) < 1e-6) continue;
    const shadeOf = (point: number) => shades[point * 3 + plane] ?? 0;
    const start = shadeOf(a);
    const [first, second] = [shadeOf(b) - start, shadeOf(c) - start];
    const byX = (first * y2 - second * y1) / area;
    const byY = (second * x1 - first * x2) / area;
    slopes.set([byX, byY, start - byX * x0 - byY * y0], number * 3);
  }
  return slopes;
}
