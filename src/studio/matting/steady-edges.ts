import { openBoxBlur } from './mask/box-blur.ts';
import type { AlphaCoefficients } from './mask/guided-filter.ts';
import type { SmallPicture } from './small-picture.ts';

/** Returns, for each small pixel, the weight of the previous frame. */
export type EdgeSteadier = (picture: SmallPicture, coefficients: AlphaCoefficients) => Float32Array;

/** Weight of the previous frame's coefficients without motion. */
const maxShare = 0.75;
/** Mean change of brightness in a window that counts as no motion and as full motion. */
const stillBelow = 0.006;
const movingAbove = 0.02;
/** Maximum change of alpha by flicker; twice as much is a moving limb, which would leave a ghost. */
const maxFlicker = 0.15;

/** Blends each frame's coefficients with the previous ones where the picture is still, against flicker. */
export function openEdgeSteadier(width: number, height: number): EdgeSteadier {
  const pixels = width * height;
  const box = openBoxBlur(width, height, 3);
  const previousLuma = new Float32Array(pixels);
  const previous = ['luma', 'cb', 'cr', 'offset'].map(() => new Float32Array(pixels));
  const change = new Float32Array(pixels);
  const kept = new Float32Array(pixels);
  let isFirst = true;

  return (picture, coefficients) => {
    const { luma, cb, cr, offset } = coefficients;
    const planes = [luma, cb, cr, offset];
    if (isFirst) {
      isFirst = false;
      previousLuma.set(picture.luma);
      planes.forEach((plane, index) => previous[index]!.set(plane));
      return kept;
    }
    for (let at = 0; at < pixels; at += 1) {
      const now = picture.luma[at]!;
      change[at] = Math.abs(now - previousLuma[at]!);
      previousLuma[at] = now;
    }
    box.blur(change, kept);
    for (let at = 0; at < pixels; at += 1) {
      const motion = (kept[at]! - stillBelow) / (movingAbove - stillBelow);
      if (motion >= 1) {
        kept[at] = 0;
        continue;
      }
      const difference =
        (luma[at]! - previous[0]![at]!) * picture.luma[at]! +
        (cb[at]! - previous[1]![at]!) * picture.cb[at]! +
        (cr[at]! - previous[2]![at]!) * picture.cr[at]! +
        (offset[at]! - previous[3]![at]!);
      const flicker = 2 - Math.abs(difference) / maxFlicker;
      kept[at] = maxShare * (motion <= 0 ? 1 : 1 - motion) * (flicker <= 0 ? 0 : flicker >= 1 ? 1 : flicker);
    }
    planes.forEach((plane, index) => blend(plane, previous[index]!, kept));
    return kept;
  };
}

function blend(plane: Float32Array, previous: Float32Array, kept: Float32Array): void {
  for (let at = 0; at < plane.length; at += 1) {
    const value = plane[at]! + (previous[at]! - plane[at]!) * kept[at]!;
    plane[at] = value;
    previous[at] = value;
  }
}
