import type { MouthCrop } from './mouth-crops.ts';
import { samplePlane, type Picture } from '../../raw-frames/picture.ts';
import { lowerLipMiddle } from '../landmarks/face-points.ts';
import type { FaceFrame } from '../footage/footage-analysis.ts';
import type { Shape } from '../footage/measure-clip.ts';
import { depthIn, insideOf } from './mouth-inside.ts';
import { toFace, toPicture, type Pose } from '../landmarks/pose.ts';
import type { Box, WarpedPlane } from '../textures/warp-map.ts';

/** Brightness of the tip relative to the lower lip, whose colour the tongue has. */
const brightnessOfTip = 0.8;
/** How much darker the root is than the tip, which is lit from the front. */
const shadeAtRoot = 0.25;
/** Half width of the tongue as a share of the half width of the mouth. */
const halfWidth = 0.5;
/** Height of the tip as a share of the opening: behind the upper teeth, whose edges stay visible. */
const tipHeight = 0.72;
/** Opacity of a fully raised tongue; below the other one, nothing is painted. */
const maxCover = 0.85;
const minCover = 0.05;
/** Width of the soft edge, in eye distances. */
const softEdge = 0.02;
/** Openings, in eye distances, at which the tongue starts to show and shows completely. */
const [hiddenOpening, seenOpening] = [0.04, 0.09];
/** The smallest opening over which the shade runs, in eye distances. */
const minOpening = 0.02;

/**
 * Paints the raised tip of the tongue behind the upper teeth into the patch, for "l" and "th". `box` is the place of the
 * patch in the picture, in pixels; `raised` is 0 (down) … 1 (at the teeth).
 */
export function paintTongue(
  patch: readonly WarpedPlane[],
  box: Box,
  pose: Pose,
  target: Shape,
  { crop, frame }: { crop: MouthCrop; frame: FaceFrame },
  raised: number,
): void {
  const inside = insideOf(target);
  const middle = (inside.left + inside.right) / 2;
  const half = ((inside.right - inside.left) / 2) * halfWidth;
  const opening = inside.lower(middle) - inside.upper(middle);
  const seen = clamp((opening - hiddenOpening) / (seenOpening - hiddenOpening));
  const cover = maxCover * clamp(raised) * seen;
  if (cover < minCover) return;
  const colour = lipColour(crop, frame);
  for (const [plane, { step, width, height, values }] of patch.entries()) {
    const isLuma = plane === 0;
    for (let row = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1) {
        const [u, v] = toFace(pose, box.left + (column + 0.5) * step, box.top + (row + 0.5) * step);
        const across = (u - middle) / half;
        if (across * across >= 1) continue;
        const depth = depthIn(inside, u, v);
        if (depth <= 0) continue;
        const tip = inside.lower(u) - opening * tipHeight * Math.sqrt(1 - across * across);
        const weight = cover * clamp((v - tip) / softEdge) * Math.min(1, depth / softEdge);
        const towardsRoot = Math.min(1, (v - tip) / Math.max(minOpening, opening));
        const brightness = isLuma ? brightnessOfTip * (1 - shadeAtRoot * towardsRoot) : 1;
        const at = row * width + column;
        values[at]! += (colour[plane]! * brightness - values[at]!) * weight;
      }
    }
  }
}

const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/** The colour in the middle of the lower lip: luma, Cb and Cr. */
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
