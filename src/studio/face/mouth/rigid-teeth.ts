import { innerLowerLip, innerUpperLip, placeOf } from '../landmarks/face-points.ts';
import type { MouthCrop } from './mouth-crops.ts';
import { depthIn, insideOf, type MouthInterior } from './mouth-inside.ts';
import type { FaceFrame } from '../footage/footage-analysis.ts';
import type { Shape } from '../footage/measure-clip.ts';
import { samplePlane } from '../../raw-frames/picture.ts';
import { toFace, toPicture, type Pose } from '../landmarks/pose.ts';
import { isSmallFace } from '../landmarks/small-face.ts';
import { sampleCubic } from '../landmarks/sample-cubic.ts';
import type { Box, WarpedPlane } from '../textures/warp-map.ts';

/** Width of the transition between lip and teeth, in eye distances. */
const softEdge = 0.02;
/** Excludes the edge of the lip. */
const lipEdge = 0.006;
/** Share of the half width with teeth: in the corners lips meet and stretch like skin. */
const cornerShare = 0.3;
/** Stretch, relative to the filmed opening, at which teeth stop being rigid. */
const maxDrawnOut = 0.5;
const drawnOutFade = 0.25;
/** Range between the lips for the gap between the rows of teeth. */
const [firstParting, lastParting, partings] = [0.3, 0.9, 13] as const;

/**
 * Draws the inside of a mouth into its warped patch at its original size. Skin stretches, teeth do not: upper teeth are
 * fixed to the head, lower teeth follow the lower lip, and the dark gap between them grows or shrinks. The lips slide over
 * them.
 */
export function drawRigidTeeth(
  patch: readonly WarpedPlane[],
  box: Box,
  pose: Pose,
  target: Shape,
  texture: { crop: MouthCrop; frame: FaceFrame },
  tuck = 0,
): void {
  const { crop, frame: own } = texture;
  const inside = insideOf(target);
  const source = insideOf(own.shape);
  const parting = findParting(source, crop, own.pose);
  const cornerReach = isSmallFace(pose) ? 1e-3 : ((inside.right - inside.left) / 2) * cornerShare;
  const planes = [crop.picture.luma, crop.picture.cb, crop.picture.cr];
  for (const [index, { step, width, height, values }] of patch.entries()) {
    const bytes = planes[index]!;
    const [sourceWidth, sourceHeight] = [crop.picture.width / step, crop.picture.height / step];
    const lips = lipsIn(target, pose, box, step);
    for (let row = lips.top; row < Math.min(height, lips.bottom); row += 1) {
      for (let column = lips.left; column < Math.min(width, lips.right); column += 1) {
        const [u, v] = toFace(pose, box.left + (column + 0.5) * step, box.top + (row + 0.5) * step);
        const depth = depthIn(inside, u, v);
        if (depth <= 0) continue;
        const [lower, ownUpper, ownLower] = [inside.lower(u), source.upper(u), source.lower(u)];
        const trust = rigidShare(lower - ownLower, ownLower - ownUpper);
        if (trust === 0) continue;
        // A tucked lip slides over the lower teeth instead of moving them.
        const teethLower = lower + (Math.max(lower, ownLower) - lower) * tuck;
        const from = rowOfTeeth(v, teethLower, ownUpper, ownLower, parting);
        const [x, y] = toPicture(own.pose, u, from);
        const tooth = sampleCubic(
          bytes,
          sourceWidth,
          sourceHeight,
          (x - crop.box.left) / step - 0.5,
          (y - crop.box.top) / step - 0.5,
        );
        const at = row * width + column;
        const corner = Math.min(1, Math.min(u - inside.left, inside.right - u) / cornerReach);
        values[at]! += (tooth - values[at]!) * Math.min(1, depth / softEdge) * trust * corner;
      }
    }
  }
}

/**
 * The height in the texture for the height `v`, in eye distances.
 *
 * @param lower target start of the lower lip.
 * @param ownUpper upper end of the mouth's inside in the texture; `ownLower` is the lower end.
 * @param parting position of the gap between the rows of teeth, 0 at the upper lip … 1 at the lower lip.
 */
export function rowOfTeeth(
  v: number,
  lower: number,
  ownUpper: number,
  ownLower: number,
  parting: number,
): number {
  const shift = lower - ownLower;
  const part = ownUpper + (ownLower - ownUpper) * parting;
  // Opened further, the gap row is stretched; closed further, rows around it are dropped.
  const from = shift >= 0 ? Math.max(Math.min(v, part), v - shift) : v <= part + shift / 2 ? v : v - shift;
  return Math.max(
    Math.min(from, ownLower - lipEdge),
    Math.min(ownUpper + lipEdge, (ownUpper + ownLower) / 2),
  );
}

/** A mouth opened much further than filmed has too little dark area to stretch, so its teeth must stretch. */
function rigidShare(shift: number, ownHeight: number): number {
  return Math.max(0, Math.min(1, (maxDrawnOut - shift / Math.max(1e-3, ownHeight)) / drawnOutFade));
}

/** The pixels of a plane between the inner lips. */
function lipsIn(shape: Shape, pose: Pose, box: Box, step: number) {
  const points = [...innerUpperLip, ...innerLowerLip].map((point) => {
    const place = placeOf(point) * 2;
    return toPicture(pose, shape[place]!, shape[place + 1]!);
  });
  const [xs, ys] = [points.map(([x]) => (x - box.left) / step), points.map(([, y]) => (y - box.top) / step)];
  return {
    left: Math.max(0, Math.floor(Math.min(...xs))),
    right: Math.ceil(Math.max(...xs)),
    top: Math.max(0, Math.floor(Math.min(...ys))),
    bottom: Math.ceil(Math.max(...ys)),
  };
}

/** The darkest height in the middle of the mouth. */
function findParting(inside: MouthInterior, { picture, box }: MouthCrop, pose: Pose): number {
  let best = { share: 0.5, luma: Infinity };
  for (let at = 0; at < partings; at += 1) {
    const share = firstParting + ((lastParting - firstParting) * at) / (partings - 1);
    let luma = 0;
    for (const across of [0.3, 0.4, 0.5, 0.6, 0.7]) {
      const u = inside.left + (inside.right - inside.left) * across;
      const v = inside.upper(u) + (inside.lower(u) - inside.upper(u)) * share;
      const [x, y] = toPicture(pose, u, v);
      luma += samplePlane(picture.luma, picture.width, picture.height, x - box.left - 0.5, y - box.top - 0.5);
    }
    if (luma < best.luma) best = { share, luma };
  }
  return best.share;
}
