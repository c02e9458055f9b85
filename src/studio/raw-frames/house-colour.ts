import type { Picture } from './picture.ts';

/** ITU-R BT.709 in limited range, from sRGB values of 0 to 255 and back. */
export const [redShare, greenShare, blueShare] = [0.2126, 0.7152, 0.0722];
export const lumaRange = 219 / 255;
export const cbRange = 224 / 255 / (2 * (1 - blueShare));
export const crRange = 224 / 255 / (2 * (1 - redShare));

const brightness = (red: number, green: number, blue: number): number =>
  red * redShare + green * greenShare + blue * blueShare;
export const lumaOf = (red: number, green: number, blue: number): number =>
  16 + brightness(red, green, blue) * lumaRange;
export const cbOf = (red: number, green: number, blue: number): number =>
  128 + (blue - brightness(red, green, blue)) * cbRange;
export const crOf = (red: number, green: number, blue: number): number =>
  128 + (red - brightness(red, green, blue)) * crRange;

/** For a canvas. Out-of-gamut colours are clipped by the clamped array. */
export function pictureToRgba({ width, height, luma, cb, cr }: Picture, into: Uint8ClampedArray): void {
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      const half = (y >> 1) * (width >> 1) + (x >> 1);
      const light = (luma[at]! - 16) / lumaRange;
      const blue = light + (cb[half]! - 128) / cbRange;
      const red = light + (cr[half]! - 128) / crRange;
      into[at * 4] = red;
      into[at * 4 + 1] = (light - red * redShare - blue * blueShare) / greenShare;
      into[at * 4 + 2] = blue;
      into[at * 4 + 3] = 255;
    }
}
