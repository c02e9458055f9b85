import type { Landmarks } from '../landmarks/find-landmarks.ts';
import { samplePlane, type Picture } from '../../raw-frames/picture.ts';
import { toPicture, type Pose } from '../landmarks/pose.ts';

/** The part of face space that contains the mouth at any opening, in eye distances from between the eyes. */
const area = { left: -0.55, right: 0.55, top: 0.7, bottom: 1.55 };
const columns = 22;
const rows = 17;

/** Grey levels of the mouth and surrounding skin on a coarse grid that moves with the head. */
export function sampleMouthPatch(picture: Picture, pose: Pose): Float32Array {
  const patch = new Float32Array(columns * rows);
  for (let at = 0; at < patch.length; at += 1) {
    const u = area.left + ((area.right - area.left) * ((at % columns) + 0.5)) / columns;
    const v = area.top + ((area.bottom - area.top) * (Math.floor(at / columns) + 0.5)) / rows;
    const [x, y] = toPicture(pose, u, v);
    patch[at] = samplePlane(picture.luma, picture.width, picture.height, x - 0.5, y - 0.5);
  }
  return patch;
}

/** Mirrors left and right. */
export const mirrorPatch = (patch: Float32Array): Float32Array =>
  patch.map((_, at) => patch[at - (at % columns) + columns - 1 - (at % columns)]!);

/** Mean change between two patches in grey levels, without a uniform change of light. */
export function patchDifference(one: Float32Array, other: Float32Array): number {
  const shift = brightnessOf(one) - brightnessOf(other);
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs(one[at]! - other[at]! - shift);
  return sum / one.length;
}

/** The cheeks beside the mouth and the skin above the upper lip, which a mouth must match. */
const ring = Array.from({ length: columns * rows }, (_, at) => at).filter((at) => {
  const [column, row] = [at % columns, Math.floor(at / columns)];
  return row < 2 || (row < rows - 4 && (column < 3 || column >= columns - 3));
});

/** Like `patchDifference`, but only for the skin around the mouth. */
export function ringDifference(one: Float32Array, other: Float32Array): number {
  let shift = 0;
  for (const at of ring) shift += (one[at]! - other[at]!) / ring.length;
  let sum = 0;
  for (const at of ring) sum += Math.abs(one[at]! - other[at]! - shift);
  return sum / ring.length;
}

export function brightnessOf(patch: Float32Array): number {
  return patch.reduce((sum, value) => sum + value, 0) / patch.length;
}

/** Mean step between neighbouring pixels from nose to chin; low values mean blur. */
export function sharpnessOf(picture: Picture, landmarks: Landmarks): number {
  const { width, height, luma } = picture;
  const hold = (value: number, max: number) => Math.max(1, Math.min(max - 2, Math.round(value)));
  const [left, right] = [hold(landmarks[61 * 2]!, width), hold(landmarks[291 * 2]!, width)];
  const [top, bottom] = [hold(landmarks[2 * 2 + 1]!, height), hold(landmarks[18 * 2 + 1]!, height)];
  let sum = 0;
  let count = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = y * width + x;
      sum += Math.abs(luma[at]! - luma[at + 1]!) + Math.abs(luma[at]! - luma[at + width]!);
      count += 2;
    }
  }
  return count === 0 ? 0 : sum / count;
}
