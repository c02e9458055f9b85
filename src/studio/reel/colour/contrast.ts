import { mixColours, parseHex } from '../../presenter/paint/colour.ts';
import { contrastOfLuminances, luminanceOf } from '../../presenter/paint/luminance.ts';
import { fromOklch, toOklch } from './oklch.ts';

/** Minimum contrast of text in every film (WCAG 2.2, 1.4.3). */
export const minContrast = 4.5;

/** Relative luminance of `#rrggbb`, 0 to 1. */
export const luminance = (hex: string): number => luminanceOf(...parseHex(hex));

export const contrastRatio = (one: string, other: string): number =>
  contrastOfLuminances(luminance(one), luminance(other));

/**
 * The colour of the same hue that is legible on every one of the grounds, as close to `colour` as possible: darker or
 * lighter, at last black or white. `ratio` leaves a margin for the losses of the video's encoding.
 */
export function legible(colour: string, grounds: readonly string[], ratio = minContrast + 0.7): string {
  const worst = (colour: string) => Math.min(...grounds.map((ground) => contrastRatio(colour, ground)));
  if (worst(colour) >= ratio) return colour;
  const { lightness, chroma, hue } = toOklch(colour);
  for (let distance = 0.01; distance <= 1; distance += 0.01) {
    const candidates = [lightness + distance, lightness - distance]
      .filter((tried) => tried >= 0 && tried <= 1)
      .map((tried) => fromOklch({ lightness: tried, chroma, hue }))
      .sort((a, b) => worst(b) - worst(a));
    if (candidates[0] && worst(candidates[0]) >= ratio) return candidates[0];
  }
  return worst('#ffffff') >= worst('#000000') ? '#ffffff' : '#000000';
}

/** How opaque a scrim must be so that the text is legible over any pixel below it, 0…1. */
export function scrimOpacity(text: string, scrim: string, ratio = minContrast + 0.5): number {
  const worstBelow = luminance(text) > luminance(scrim) ? '#ffffff' : '#000000';
  for (let opacity = 0; opacity < 1; opacity += 0.02)
    if (contrastRatio(text, mixColours(worstBelow, scrim, opacity)) >= ratio) return opacity;
  return 1;
}

/** Whether white has more contrast on this colour than black. */
export const isDarkColour = (hex: string): boolean => luminance(hex) < 0.18;
