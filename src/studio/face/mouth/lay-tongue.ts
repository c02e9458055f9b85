import type { MouthCrop } from './mouth-crops.ts';
import { samplePlane, type Picture } from '../../raw-frames/picture.ts';
import { lowerLipMiddle } from '../landmarks/face-points.ts';
import type { FaceFrame } from '../footage/footage-analysis.ts';
import type { Shape } from '../footage/measure-clip.ts';
import { depthIn, insideOf } from './mouth-inside.ts';
import { toFace, toPicture, type Pose } from '../landmarks/pose.ts';
import type { Box, WarpedPlane } from '../textures/warp-map.ts';

/** Brightness of the tongue relative to the lower lip, whose colour it has. */
const shade = 0.8;
/** Relative to the half width of the mouth. */
const reachAcross = 0.5;
/** Height of the tip as a share of the opening: behind the upper teeth, whose edges stay visible. */
const reachUp = 0.72;
const maxCover = 0.85;
const softEdge = 0.02;
/** Openings, in eye distances, at which the tongue starts to show and shows completely. */
const [hiddenOpening, seenOpening] = [0.04, 0.09];

/** Raises the tip of the tongue behind the upper teeth, for "l" and "th". */
export function layTongue(
  patch: readonly WarpedPlane[],
  box: Box,
  pose: Pose,
  target: Shape,
  { crop, frame }: { crop: MouthCrop; frame: FaceFrame },
  raised: number,
): void {
  const inside = insideOf(target);
  const middle = (inside.left + inside.right) / 2;
  const half = ((inside.right - inside.left) / 2) * reachAcross;
  const opening = inside.lower(middle) - inside.upper(middle);
  const seen = Math.max(0, Math.min(1, (opening - hiddenOpening) / (seenOpening - hiddenOpening)));
  const cover = maxCover * Math.max(0, Math.min(1, raised)) * seen;
  if (cover < 0.05) return;
  const colour = lipColour(crop, frame);
  for (const [plane, { step, width, height, values }] of patch.entries()) {
    const dark = plane === 0 ? shade : 1;
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const [u, v] = toFace(pose, box.left + (column + 0.5) * step, box.top + (row + 0.5) * step);
        const across = (u - middle) / half;
        if (across * across >= 1) continue;
        const depth = depthIn(inside, u, v);
        if (depth <= 0) continue;
        const tip = inside.lower(u) - opening * reachUp * Math.sqrt(1 - across * across);
        const weight = cover * Math.min(1, Math.max(0, (v - tip) / softEdge)) * Math.min(1, depth / softEdge);
        // Lighter towards the tip, which is lit from the front.
        const lit = plane === 0 ? 1 - 0.25 * Math.min(1, (v - tip) / Math.max(0.02, opening)) : 1;
        const at = row * width + column;
        values[at]! += (colour[plane]! * dark * lit - values[at]!) * weight;
      }
    }
  }
}

function lipColour({ picture, box }: MouthCrop, { pose, shape }: FaceFrame): number[] {
  const [x, y] = toPicture(pose, ...lowerLipMiddle(shape));
  return planesOf(picture).map(({ bytes, step }) =>
    samplePlane(
      bytes,
      picture.width / step,
      picture.height / step,
      (x - box.left) / step - 0.5,
      (y - box.top) / step - 0.5,
    ),
  );
}

const planesOf = ({ luma, cb, cr }: Picture) => [
  { bytes: luma, step: 1 },
  { bytes: cb, step: 2 },
  { bytes: cr, step: 2 },
];
