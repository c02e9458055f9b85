import { openBoxBlur } from '../../matting/mask/box-blur.ts';
import type { Picture } from '../../raw-frames/picture.ts';
import { shrinkToQuarter } from '../../raw-frames/shrink-to-quarter.ts';
import type { BackgroundSource } from '../backgrounds/background-source.ts';
import { shrinkToHalf } from '../backgrounds/shrink-plane.ts';

type Grid = { width: number; height: number };

/** Reach of the background's light around the subject's edge, and its blur, in grid samples. */
const reach = 3;
const spread = 6;

/**
 * The blurred light of the background on a quarter-resolution grid. Recomputed only for another Picture object, so that a
 * static background is free.
 */
export function openBackgroundLight({ width, height }: Grid): (background: Picture) => BackgroundLight {
  const plane = () => new Float32Array(width * height);
  const light: BackgroundLight = { luma: plane(), cb: plane(), cr: plane() };
  const { blur } = openBoxBlur(width, height, spread);
  let last: Picture | null = null;
  return (background) => {
    if (background === last) return light;
    last = background;
    shrinkToQuarter(background.luma, background, 1 / 16, light.luma);
    shrinkToHalf(background.cb, width * 2, height * 2, light.cb);
    shrinkToHalf(background.cr, width * 2, height * 2, light.cr);
    for (const blurred of [light.luma, light.cb, light.cr])
      for (let pass = 0; pass < 2; pass += 1) blur(blurred, blurred);
    return light;
  };
}

export type BackgroundLight = { luma: Float32Array; cb: Float32Array; cr: Float32Array };

/** Converts coverage (0…255) to exposure to the background: 0 deep inside, 255 outside. */
export function openExposure({ width, height }: Grid): (coverage: Float32Array) => Float32Array {
  const exposure = new Float32Array(width * height);
  const { blur } = openBoxBlur(width, height, reach);
  return (coverage) => {
    blur(coverage, exposure);
    blur(exposure, exposure);
    for (let at = 0; at < exposure.length; at += 1) exposure[at] = 255 - exposure[at]!;
    return exposure;
  };
}

const usualLightWrap = 0.3;

/** A subject in front of its own background already has its light. */
export const lightWrapOf = ({ type }: BackgroundSource): number => (type === 'blur' ? 0 : usualLightWrap);
