import type { Picture } from '../../raw-frames/picture.ts';
import { openPicture, pictureBytes } from '../../raw-frames/picture.ts';
import { blurPlane } from './blur-plane.ts';
import { enlargePlane, findCorners } from './enlarge-plane.ts';
import { shrinkToQuarter } from '../../raw-frames/shrink-to-quarter.ts';
import { shrinkToHalf } from './shrink-plane.ts';

type Size = { width: number; height: number };

/** Radii of the box filters in samples of the quarter-size grid, as shares of its longer side. */
const radius = { weakest: 0.006, strongest: 0.05, fill: 0.16 };
/** Distance to the subject, in grid samples, within which pixels may contain its colours. */
const guard = 2;
/** Weight of the wide blur, which only matters where the narrow one contains almost no background. */
const fillShare = 2e-3;

/**
 * Blurs the background behind the subject. Pixels are weighted by the absence of the subject, so that there is no halo and
 * the subject's area is filled from its surroundings. The result is valid until the next call.
 */
export function openOwnBackgroundBlur({ width, height }: Size, strength: number) {
  const grid = { width: width / 4, height: height / 4 };
  const long = Math.max(grid.width, grid.height);
  const near = Math.round(long * (radius.weakest + (radius.strongest - radius.weakest) * strength));
  const wide = Math.round(long * radius.fill);
  const plane = () => new Float32Array(grid.width * grid.height);
  const weight = plane();
  const nearWeight = plane();
  const wideWeight = plane();
  const colour = plane();
  const wideColour = plane();
  const scratch = plane();
  const corners = new Float32Array((grid.width + 1) * (grid.height + 1));
  const blurred = openPicture(new Uint8Array(pictureBytes(width, height)), width, height);

  const blurBoth = (narrow: Float32Array, broad: Float32Array) => {
    broad.set(narrow);
    blurPlane(narrow, scratch, { ...grid, radius: near, passes: 3 });
    blurPlane(broad, scratch, { ...grid, radius: wide, passes: 2 });
  };
  const spread = (into: Uint8Array, factor: number) => {
    for (let at = 0; at < colour.length; at += 1) colour[at] = colour[at]! * weight[at]!;
    blurBoth(colour, wideColour);
    for (let at = 0; at < colour.length; at += 1)
      colour[at] =
        (colour[at]! + wideColour[at]! * fillShare) / (nearWeight[at]! + wideWeight[at]! * fillShare + 1e-9);
    findCorners(colour, grid.width, grid.height, corners);
    enlargePlane(corners, grid.width, grid.height, factor, into);
  };

  return (picture: Picture, alpha: Uint8Array): Picture => {
    shrinkToQuarter(alpha, { width, height }, 1 / 16, weight);
    blurPlane(weight, scratch, { ...grid, radius: guard, passes: 1 });
    for (let at = 0; at < weight.length; at += 1) {
      // A quarter of coverage nearby is enough for zero weight.
      const clear = Math.max(0, 1 - (weight[at]! / 255) * 4);
      weight[at] = clear * clear + 1e-6;
      nearWeight[at] = weight[at]!;
    }
    blurBoth(nearWeight, wideWeight);
    shrinkToQuarter(picture.luma, { width, height }, 1 / 16, colour);
    spread(blurred.luma, 4);
    shrinkToHalf(picture.cb, width / 2, height / 2, colour);
    spread(blurred.cb, 2);
    shrinkToHalf(picture.cr, width / 2, height / 2, colour);
    spread(blurred.cr, 2);
    return { ...blurred };
  };
}
