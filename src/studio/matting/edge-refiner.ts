import type { Cutout } from '../raw-frames/cutout.ts';
import { openPicture, pictureBytes, type Picture } from '../raw-frames/picture.ts';
import { openCutoutWriter } from './full-size-cutout.ts';
import { openAlphaCoefficients, openGuidedFilter } from './mask/guided-filter.ts';
import { buildLevels, levelOf } from './mask/levels.ts';
import { openMaskResizer } from './mask/coarse-mask.ts';
import { openSmallPicture, shrinkPicture } from './small-picture.ts';
import { openEdgeSteadier } from './steady-edges.ts';
import { openNearbyColourFinder, openNearbyColours } from './subject-colours.ts';

/** In pixels of the small picture. */
const filterRadius = 4;
const colourRadius = 6;

/** Computes the cutouts of frames in sequence, in the same memory, from the model's masks. */
export type EdgeRefiner = (picture: Picture, mask: Float32Array) => Cutout;

export function openEdgeRefiner(
  { width, height }: { width: number; height: number },
  softness: number,
): EdgeRefiner {
  const small = openSmallPicture({ width, height });
  const pixels = small.width * small.height;
  const coarse = new Float32Array(pixels);
  const coefficients = openAlphaCoefficients(pixels);
  const alpha = new Float32Array(pixels);
  const colours = openNearbyColours(small);
  const cutout = {
    foreground: openPicture(new Uint8Array(pictureBytes(width, height)), width, height),
    alpha: new Uint8Array(width * height),
  };
  const levels = buildLevels(softness);
  const epsilon = 0.0008;
  const resizeMask = openMaskResizer(small.width, small.height);
  const filter = openGuidedFilter(small.width, small.height, { radius: filterRadius, epsilon });
  const steady = openEdgeSteadier(small.width, small.height);
  const findColours = openNearbyColourFinder(small.width, small.height, colourRadius);
  const write = openCutoutWriter(cutout, levels);

  return (picture, mask) => {
    shrinkPicture(picture, small);
    resizeMask(mask, coarse);
    filter(small, coarse, coefficients);
    const stillness = steady(small, coefficients);
    const { luma, cb, cr, offset } = coefficients;
    for (let at = 0; at < pixels; at += 1) {
      const value =
        luma[at]! * small.luma[at]! + cb[at]! * small.cb[at]! + cr[at]! * small.cr[at]! + offset[at]!;
      alpha[at] = levelOf(levels, value) / 255;
    }
    findColours(small, alpha, colours);
    write(picture, { alpha, coefficients, colours, stillness });
    return cutout;
  };
}
