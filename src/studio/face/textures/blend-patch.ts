import { maskAt, type MouthMask } from '../mouth/mouth-mask.ts';
import { membraneAt, stretchMembrane, type Membrane } from './membrane.ts';
import type { Picture } from '../../raw-frames/picture.ts';
import { toFace, type Pose } from '../landmarks/pose.ts';
import type { Box, WarpedPlane } from './warp-map.ts';

/** Larger differences are not caused by light, but by the edge of a shadow, a hair or a hand. */
const maxDifference = 40;
/** Maximum deviation of the membrane from the plane of light in grey levels: it corrects shades, not edges. */
const maxBend = 24;
/** Patch weight below which the frame dominates and the membrane is fixed. */
const ringWeight = 0.4;
/** Number of membrane cells across the patch; cells are at least four pixels wide. */
const cellsAcross = 36;
const minCellPixels = 4;

/**
 * Blends the mouth patch into the frame. The colour difference at the boundary is interpolated over the patch like a
 * membrane, so that the patch takes on the light and shade of the frame without a seam.
 */
export function blendPatch(
  frame: Picture,
  patch: readonly WarpedPlane[],
  box: Box,
  mask: MouthMask,
  pose: Pose,
): void {
  const planes = [frame.luma, frame.cb, frame.cr];
  const cellPixels = Math.max(minCellPixels, Math.round(box.width / cellsAcross / 2) * 2);
  for (const [index, { step, width, height, values }] of patch.entries()) {
    const target = planes[index]!;
    const stride = frame.width / step;
    const weights = maskPlane(box, step, mask, pose);
    const startAt = (box.top / step) * stride + box.left / step;
    const light = stretchLight(
      { weights, values, width, height },
      (row, column) => target[startAt + row * stride + column]!,
      cellPixels / step,
    );
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const at = row * width + column;
        const weight = weights[at]!;
        if (weight === 0) continue;
        const lit = values[at]! + membraneAt(light, column, row);
        const place = startAt + row * stride + column;
        const mixed = target[place]! + (lit - target[place]!) * weight;
        target[place] = mixed < 0 ? 0 : mixed > 255 ? 255 : mixed + 0.5;
      }
    }
  }
}

function maskPlane(box: Box, step: number, mask: MouthMask, pose: Pose): Float32Array {
  const [width, height] = [box.width / step, box.height / step];
  const weights = new Float32Array(width * height);
  const [u0, v0] = toFace(pose, box.left + 0.5 * step, box.top + 0.5 * step);
  const [u1, v1] = toFace(pose, box.left + 1.5 * step, box.top + 0.5 * step);
  const [u2, v2] = toFace(pose, box.left + 0.5 * step, box.top + 1.5 * step);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const u = u0 + (u1 - u0) * column + (u2 - u0) * row;
      const v = v0 + (v1 - v0) * column + (v2 - v0) * row;
      weights[row * width + column] = maskAt(mask, u, v);
    }
  }
  return weights;
}

type Ring = { weights: Float32Array; values: Float32Array; width: number; height: number };

/** The correction of the patch: the measured differences on the ring, and a membrane inside. */
function stretchLight(ring: Ring, frameAt: (row: number, column: number) => number, cell: number): Membrane {
  const plane = fitLight(ring, frameAt);
  const columns = Math.max(2, Math.ceil(ring.width / cell));
  const rows = Math.max(2, Math.ceil(ring.height / cell));
  const sums = new Float32Array(columns * rows);
  const counts = new Uint16Array(columns * rows);
  for (let row = 0; row < ring.height; row += 1) {
    for (let column = 0; column < ring.width; column += 1) {
      const at = row * ring.width + column;
      const weight = ring.weights[at]!;
      if (weight <= 0 || weight >= ringWeight) continue;
      const difference = frameAt(row, column) - ring.values[at]!;
      const flat = plane[0] + plane[1] * column + plane[2] * row;
      const place = Math.floor(row / cell) * columns + Math.floor(column / cell);
      sums[place]! += Math.max(-maxBend, Math.min(maxBend, difference - flat));
      counts[place]! += 1;
    }
  }
  const known = new Uint8Array(columns * rows);
  const values = sums.map((sum, at) => {
    if (counts[at]! > 0) known[at] = 1;
    return counts[at]! > 0 ? sum / counts[at]! : 0;
  });
  const film = stretchMembrane({ cell, columns, rows, values }, known);
  for (const at of values.keys()) {
    const [column, row] = [
      ((at % columns) + 0.5) * cell - 0.5,
      (Math.floor(at / columns) + 0.5) * cell - 0.5,
    ];
    values[at]! += plane[0] + plane[1] * column + plane[2] * row;
  }
  return film;
}

/** Least-squares fit of "frame − patch = a + b·column + c·row" over the ring in which the mask fades. */
function fitLight(ring: Ring, frameAt: (row: number, column: number) => number): [number, number, number] {
  let [n, sx, sy, sxx, sxy, syy, sd, sxd, syd] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let row = 0; row < ring.height; row += 1) {
    for (let column = 0; column < ring.width; column += 1) {
      const at = row * ring.width + column;
      const weight = ring.weights[at]!;
      if (weight <= 0 || weight >= 0.7) continue;
      const difference = frameAt(row, column) - ring.values[at]!;
      if (Math.abs(difference) > maxDifference) continue;
      n += 1;
      sx += column;
      sy += row;
      sxx += column * column;
      sxy += column * row;
      syy += row * row;
      sd += difference;
      sxd += column * difference;
      syd += row * difference;
    }
  }
  if (n < 20) return [0, 0, 0];
  const [mx, my, md] = [sx / n, sy / n, sd / n];
  const vxx = sxx / n - mx * mx;
  const vxy = sxy / n - mx * my;
  const vyy = syy / n - my * my;
  const vxd = sxd / n - mx * md;
  const vyd = syd / n - my * md;
  const determinant = vxx * vyy - vxy * vxy;
  if (determinant < 1e-6) return [md, 0, 0];
  const byColumn = (vxd * vyy - vyd * vxy) / determinant;
  const byRow = (vyd * vxx - vxd * vxy) / determinant;
  return [md - byColumn * mx - byRow * my, byColumn, byRow];
}
