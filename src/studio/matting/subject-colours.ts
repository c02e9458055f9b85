import { openBoxBlur } from './mask/box-blur.ts';
import type { SmallPicture } from './small-picture.ts';

/** The colours below and behind a soft edge: those of the subject and of the background around each pixel. */
export type NearbyColours = { subject: SmallPicture; background: SmallPicture };

export const openNearbyColours = (size: { width: number; height: number }): NearbyColours => {
  const open = () => {
    const pixels = size.width * size.height;
    const plane = () => new Float32Array(pixels);
    return { ...size, luma: plane(), cb: plane(), cr: plane() };
  };
  return { subject: open(), background: open() };
};

export type NearbyColourFinder = (picture: SmallPicture, alpha: Float32Array, result: NearbyColours) => void;

/** Minimum weight of a window; smaller averages would be noise. */
const minShare = 0.002;

/**
 * Blur fusion (Forte, 2021): the means of the colours around each pixel, weighted by alpha and by its complement. The
 * weights are cubed, so that mixed pixels count little. Where the surroundings have no such pixel, the colour stays.
 */
export function openNearbyColourFinder(width: number, height: number, radius: number): NearbyColourFinder {
  const pixels = width * height;
  const box = openBoxBlur(width, height, radius);
  const plane = () => new Float32Array(pixels);
  const weight = { subject: plane(), background: plane() };
  const inverse = plane();

  function average(from: Float32Array, weights: Float32Array, to: Float32Array): void {
    box.blurProduct(from, weights, to);
    for (let at = 0; at < pixels; at += 1) {
      const scale = inverse[at]!;
      to[at] = scale === 0 ? from[at]! : to[at]! * scale;
    }
  }

  return (picture, alpha, result) => {
    for (let at = 0; at < pixels; at += 1) {
      const here = alpha[at]!;
      const rest = 1 - here;
      weight.subject[at] = here * here * here;
      weight.background[at] = rest * rest * rest;
    }
    for (const side of ['subject', 'background'] as const) {
      box.blur(weight[side], inverse);
      for (let at = 0; at < pixels; at += 1) inverse[at] = inverse[at]! > minShare ? 1 / inverse[at]! : 0;
      average(picture.luma, weight[side], result[side].luma);
      average(picture.cb, weight[side], result[side].cb);
      average(picture.cr, weight[side], result[side].cr);
    }
  };
}
