import type { Picture } from '../../raw-frames/picture.ts';
import { samplePlane } from '../../raw-frames/picture.ts';
import type { Triangle } from '../landmarks/triangulate.ts';

/** A part of a frame in pixels, with even coordinates. */
export type Box = { left: number; top: number; width: number; height: number };

/** The triangle of each pixel of a box; −1 for none. */
export type WarpMap = { box: Box; owners: Int16Array };

/** Points are in pixels of the frame, x and y alternating. */
export type PixelPoints = Float64Array;

export function boxAround(
  points: Iterable<readonly [number, number]>,
  margin: number,
  frame: { width: number; height: number },
): Box {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const even = (value: number) => Math.floor(value / 2) * 2;
  const hold = (value: number, max: number) => Math.max(0, Math.min(max, value));
  const fromX = even(hold(left - margin, frame.width - 4));
  const fromY = even(hold(top - margin, frame.height - 4));
  const toX = even(hold(right + margin + 1, frame.width));
  const toY = even(hold(bottom + margin + 1, frame.height));
  return { left: fromX, top: fromY, width: Math.max(4, toX - fromX), height: Math.max(4, toY - fromY) };
}

/** Rasterizes triangle indices; `skip` omits triangles that need no warp. */
export function buildWarpMap(
  triangles: readonly Triangle[],
  points: PixelPoints,
  box: Box,
  skip: (triangle: Triangle) => boolean = () => false,
): WarpMap {
  const owners = new Int16Array(box.width * box.height).fill(-1);
  for (const [number, triangle] of triangles.entries()) {
    if (skip(triangle)) continue;
    const [a, b, c] = triangle;
    const ax = points[a * 2]! - box.left;
    const ay = points[a * 2 + 1]! - box.top;
    const bx = points[b * 2]! - box.left;
    const by = points[b * 2 + 1]! - box.top;
    const cx = points[c * 2]! - box.left;
    const cy = points[c * 2 + 1]! - box.top;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-3) continue;
    const sign = area > 0 ? 1 : -1;
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(box.height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(box.width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    for (let row = top; row <= bottom; row += 1) {
      const y = row + 0.5;
      for (let column = left; column <= right; column += 1) {
        const x = column + 0.5;
        const first = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) * sign;
        const second = ((cx - bx) * (y - by) - (x - bx) * (cy - by)) * sign;
        const third = ((ax - cx) * (y - cy) - (x - cx) * (ay - cy)) * sign;
        if (first >= 0 && second >= 0 && third >= 0) owners[row * box.width + column] = number;
      }
    }
  }
  return { box, owners };
}

/** For each triangle, the affine map from a target pixel to its source pixel. */
export function buildWarps(triangles: readonly Triangle[], to: PixelPoints, from: PixelPoints): Float64Array {
  const warps = new Float64Array(triangles.length * 6);
  for (const [number, [a, b, c]] of triangles.entries()) {
    const [x0, y0] = [to[a * 2]!, to[a * 2 + 1]!];
    const [x1, y1] = [to[b * 2]! - x0, to[b * 2 + 1]! - y0];
    const [x2, y2] = [to[c * 2]! - x0, to[c * 2 + 1]! - y0];
    const area = x1 * y2 - x2 * y1;
    if (Math.abs(area) < 1e-6) continue;
    for (const axis of [0, 1]) {
      const start = from[a * 2 + axis]!;
      const first = from[b * 2 + axis]! - start;
      const second = from[c * 2 + axis]! - start;
      const byX = (first * y2 - second * y1) / area;
      const byY = (second * x1 - first * x2) / area;
      warps.set([byX, byY, start - byX * x0 - byY * y0], number * 6 + axis * 3);
    }
  }
  return warps;
}

/** One plane of the warped box. `step` is 1 for luma, 2 for the subsampled chroma planes. */
export type WarpedPlane = { step: 1 | 2; width: number; height: number; values: Float32Array };

export const emptyPlanes = (box: Box): WarpedPlane[] =>
  ([1, 2, 2] as const).map((step) => {
    const [width, height] = [box.width / step, box.height / step];
    return { step, width, height, values: new Float32Array(width * height) };
  });

/** Writes the warped source. `sample` defaults to bilinear; `origin` is the position of the source picture in its frame. */
export function drawWarped(
  planes: readonly WarpedPlane[],
  map: WarpMap,
  warps: Float64Array,
  source: Picture,
  origin: { left: number; top: number },
  sample: typeof samplePlane = samplePlane,
): void {
  const sources = [source.luma, source.cb, source.cr];
  for (const [index, plane] of planes.entries()) {
    const { step, width, height, values } = plane;
    const bytes = sources[index]!;
    const [sourceWidth, sourceHeight] = [source.width / step, source.height / step];
    for (let row = 0; row < height; row += 1) {
      const y = map.box.top + (row + 0.5) * step;
      const ownerRow = row * step * map.box.width;
      for (let column = 0; column < width; column += 1) {
        const owner = map.owners[ownerRow + column * step]!;
        if (owner < 0) continue;
        const at = owner * 6;
        const x = map.box.left + (column + 0.5) * step;
        const fromX = warps[at]! * x + warps[at + 1]! * y + warps[at + 2]! - origin.left;
        const fromY = warps[at + 3]! * x + warps[at + 4]! * y + warps[at + 5]! - origin.top;
        values[row * width + column] = sample(
          bytes,
          sourceWidth,
          sourceHeight,
          fromX / step - 0.5,
          fromY / step - 0.5,
        );
      }
    }
  }
}
