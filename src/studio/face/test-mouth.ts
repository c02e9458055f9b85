import { openPicture, pictureBytes } from '../raw-frames/picture.ts';
import {
  innerLowerLip,
  innerUpperLip,
  keptPoints,
  outerLowerLip,
  outerUpperLip,
  placeOf,
} from './landmarks/face-points.ts';
import type { FaceFrame } from './footage/footage-analysis.ts';
import type { MouthCrop } from './mouth/mouth-crops.ts';

export type Paint = { luma: number; cr: number };

export const toothPaint: Paint = { luma: 190, cr: 130 };
export const darkPaint: Paint = { luma: 20, cr: 135 };
export const lipPaint: Paint = { luma: 100, cr: 158 };

const size = 400;
const pose = { xx: 150, xy: 0, x0: 200, yx: 0, yy: 150, y0: 40 };
/** Inner edges of the drawn mouth's mesh, in eye distances from between the eyes. */
export const meshTop = 1.1;
export const thickness = 0.15;

/**
 * A mouth of horizontal bands on lips of one colour. Each band ends at its `to`, in eye distances below `meshTop`; the mesh
 * has the inner lips at `meshTop` and `opening` below it.
 */
export function drawMouth(
  opening: number,
  bands: readonly { from: number; to: number; paint: Paint }[],
): { crop: MouthCrop; face: FaceFrame } {
  const shape = new Float32Array(keptPoints.length * 2);
  const put = (point: number, u: number, v: number) => shape.set([u, v], placeOf(point) * 2);
  for (const [at, point] of innerUpperLip.entries()) put(point, (at - 5) * 0.07, meshTop);
  for (const [at, point] of innerLowerLip.entries()) put(point, (at - 4) * 0.07, meshTop + opening);
  for (const [at, point] of outerUpperLip.entries()) put(point, (at - 5) * 0.08, meshTop - thickness);
  for (const [at, point] of outerLowerLip.entries())
    put(point, (at - 4) * 0.08, meshTop + opening + thickness);
  const picture = openPicture(new Uint8Array(pictureBytes(size, size)), size, size);
  picture.luma.fill(lipPaint.luma);
  picture.cb.fill(118);
  picture.cr.fill(lipPaint.cr);
  const rowOf = (depth: number) => Math.round(((meshTop + depth) * pose.yy + pose.y0) / 2) * 2;
  for (const { from, to, paint } of bands) {
    picture.luma.fill(paint.luma, rowOf(from) * size, rowOf(to) * size);
    picture.cr.fill(paint.cr, (rowOf(from) * size) / 4, (rowOf(to) * size) / 4);
  }
  const face = { pose, shape, openness: opening, width: 0.8, sharpness: 1, eyeOpenness: 0.3 };
  return { crop: { picture, box: { left: 0, top: 0, width: size, height: size } }, face };
}
