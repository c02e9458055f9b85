import { innerLipBottom, innerLipTop, innerLowerLip, innerUpperLip } from '../landmarks/face-points.ts';
import type { Landmarks } from '../landmarks/find-landmarks.ts';
import { samplePlane, type Picture } from '../../raw-frames/picture.ts';
import { toFace, toPicture, type Pose } from '../landmarks/pose.ts';

/** Openings of the mesh, in eye distances: errors up to the first, reliable from the second. */
const untrustedOpening = 0.022;
const trustedOpening = 0.045;
const columns = 25;
const rows = 37;
const rowStep = 0.008;
/** Maximum thickness of the line between closed lips, in eye distances. */
const seamThickness = 0.036;
/** Thicker dark areas are not a line. */
const uncertainThickness = 0.044;
/** Cost of a step by one row, as a share of the patch's contrast. */
const bendCost = 0.12;
/** Cost per row of distance to the mesh's line, because the shade below the lower lip is dark too. */
const strayCost = 0.012;

/**
 * The mesh separates the lips of a closed mouth and misses the line between them. Finds the dark line by dynamic
 * programming and moves the inner lips onto it; open mouths do not change. Returns whether the picture contradicts the
 * mesh: closed lips without a thin line between them.
 */
export function correctSeam(picture: Picture, landmarks: Landmarks, pose: Pose): { isUnclear: boolean } {
  const faceOf = (index: number) => toFace(pose, landmarks[index * 2]!, landmarks[index * 2 + 1]!);
  const [upper, lower] = [faceOf(innerLipTop), faceOf(innerLipBottom)];
  const trust = (lower[1] - upper[1] - untrustedOpening) / (trustedOpening - untrustedOpening);
  if (trust >= 1) return { isUnclear: false };
  const [left, right] = [faceOf(78), faceOf(308)];
  const middleV = (upper[1] + lower[1]) / 2;
  const lineV = (share: number) => {
    const chord = left[1] + (right[1] - left[1]) * share;
    const middleChord = (left[1] + right[1]) / 2;
    return chord + (middleV - middleChord) * 4 * share * (1 - share);
  };
  const patch = Array.from({ length: columns }, (_, column) => {
    const share = (column + 0.5) / columns;
    const u = left[0] + (right[0] - left[0]) * share;
    return Float32Array.from({ length: rows }, (_, row) => {
      const [x, y] = toPicture(pose, u, lineV(share) + (row - (rows - 1) / 2) * rowStep);
      return samplePlane(picture.luma, picture.width, picture.height, x - 0.5, y - 0.5);
    });
  });
  const path = darkestPath(patch);
  const thickness = thicknessOf(patch, path);
  if (thickness >= seamThickness) return { isUnclear: trust <= 0 && thickness >= uncertainThickness };
  const seamAt = (share: number) => {
    const column = Math.min(columns - 1, Math.max(0, Math.floor(share * columns)));
    return lineV(share) + (path[column]! - (rows - 1) / 2) * rowStep;
  };
  for (const index of [...innerUpperLip.slice(1, -1), ...innerLowerLip]) {
    const [u] = faceOf(index);
    const share = (u - left[0]) / Math.max(1e-6, right[0] - left[0]);
    const [x, y] = toPicture(pose, u, seamAt(share));
    const moved = 1 - Math.max(0, trust);
    landmarks[index * 2]! += (x - landmarks[index * 2]!) * moved;
    landmarks[index * 2 + 1]! += (y - landmarks[index * 2 + 1]!) * moved;
  }
  return { isUnclear: false };
}

function darkestPath(patch: readonly Float32Array[]): number[] {
  const all = patch.flatMap((column) => [...column]);
  const contrast = Math.max(8, Math.max(...all) - Math.min(...all));
  const back: Int16Array[] = [];
  let costs = new Float32Array(rows);
  for (const [column, values] of patch.entries()) {
    const next = new Float32Array(rows);
    const from = new Int16Array(rows);
    for (let row = 0; row < rows; row += 1) {
      let best = row;
      let min = column === 0 ? 0 : costs[row]!;
      for (const other of [row - 1, row + 1]) {
        if (column === 0 || other < 0 || other >= rows) continue;
        const cost = costs[other]! + bendCost;
        if (cost < min) [best, min] = [other, cost];
      }
      from[row] = best;
      next[row] = min + values[row]! / contrast + Math.abs(row - (rows - 1) / 2) * strayCost;
    }
    back.push(from);
    costs = next;
  }
  let row = costs.indexOf(Math.min(...costs));
  const path: number[] = [];
  for (let column = patch.length - 1; column >= 0; column -= 1) {
    path[column] = row;
    row = back[column]![row]!;
  }
  return path;
}

/** Thickness of the dark area along the path: an open mouth is a dark area or shows teeth, not a line. */
function thicknessOf(patch: readonly Float32Array[], path: readonly number[]): number {
  const middle = patch.slice(Math.floor(columns * 0.3), Math.ceil(columns * 0.7));
  const thicknesses = middle.map((values, index) => {
    const row = path[index + Math.floor(columns * 0.3)]!;
    const around = [...values.subarray(Math.max(0, row - 10), row + 11)].sort((one, other) => one - other);
    const limit = (values[row]! + around[Math.floor(around.length * 0.7)]!) / 2;
    let [top, bottom] = [row, row];
    while (top > 0 && values[top - 1]! < limit) top -= 1;
    while (bottom < rows - 1 && values[bottom + 1]! < limit) bottom += 1;
    return (bottom - top + 1) * rowStep;
  });
  return thicknesses.sort((one, other) => one - other)[thicknesses.length >> 1]!;
}
