import type { Picture } from '../raw-frames/picture.ts';
import { shrinkToQuarter } from '../raw-frames/shrink-to-quarter.ts';

/** Scale: pixels of the frame per pixel of the small picture, in each direction. */
export const smallFactor = 4;

/** A frame at a quarter of its width and height, full colour at every pixel, 0 to 1. */
export type SmallPicture = {
  width: number;
  height: number;
  luma: Float32Array;
  cb: Float32Array;
  cr: Float32Array;
};

export function openSmallPicture({ width, height }: { width: number; height: number }): SmallPicture {
  const small = { width: width / smallFactor, height: height / smallFactor };
  const pixels = small.width * small.height;
  return {
    ...small,
    luma: new Float32Array(pixels),
    cb: new Float32Array(pixels),
    cr: new Float32Array(pixels),
  };
}

/** Averages 4×4 pixels of luma and 2×2 of each colour plane. */
export function shrinkPicture(picture: Picture, small: SmallPicture): void {
  const { width, height } = small;
  const stride = picture.width;
  shrinkToQuarter(picture.luma, picture, 1 / (16 * 255), small.luma);
  halve(picture.cb, stride / 2, small.cb, width, height);
  halve(picture.cr, stride / 2, small.cr, width, height);
}

function halve(plane: Uint8Array, stride: number, to: Float32Array, width: number, height: number): void {
  const scale = 1 / (4 * 255);
  for (let row = 0, index = 0; row < height; row += 1) {
    for (let column = 0, at = row * 2 * stride; column < width; column += 1, at += 2, index += 1) {
      to[index] = (plane[at]! + plane[at + 1]! + plane[at + stride]! + plane[at + stride + 1]!) * scale;
    }
  }
}
