import type { Picture } from '../../raw-frames/picture.ts';
import { maskSide, type PersonModel } from './person-model.ts';

/** Processes frames in sequence in the same memory; the colours are overwritten by the next. */
export type PersonFinder = {
  find: (picture: Picture, mask: Float32Array) => void;
  /** Y, Cb and Cr of the last frame at the size of the mask, 0 to 255. */
  colours: readonly [Float32Array, Float32Array, Float32Array];
};

/** The share of each of `maskSide` squared pixels that shows a person, 0 to 1, for the whole frame stretched to a square. */
export function openPersonFinder(model: PersonModel, size: { width: number; height: number }): PersonFinder {
  const luma = openReduction(size.width, size.height);
  const colour = openReduction(size.width / 2, size.height / 2);
  const planes = [0, 1, 2].map(() => new Float32Array(maskSide * maskSide)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const rgb = new Float32Array(maskSide * maskSide * 3);
  const find = (picture: Picture, mask: Float32Array) => {
    luma(picture.luma, planes[0]);
    colour(picture.cb, planes[1]);
    colour(picture.cr, planes[2]);
    toRgb(planes, rgb);
    model.run(rgb, mask);
  };
  return { find, colours: planes };
}

/** BT.709 limited range to RGB from 0 to 1. */
function toRgb([luma, cb, cr]: readonly [Float32Array, Float32Array, Float32Array], rgb: Float32Array): void {
  for (let index = 0, to = 0; index < luma.length; index += 1, to += 3) {
    const y = (luma[index]! - 16) / 219;
    const u = (cb[index]! - 128) / 224;
    const v = (cr[index]! - 128) / 224;
    rgb[to] = clip(y + 1.5748 * v);
    rgb[to + 1] = clip(y - 0.1873 * u - 0.4681 * v);
    rgb[to + 2] = clip(y + 1.8556 * u);
  }
}

const clip = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

type Reduction = (from: Uint8Array, to: Float32Array) => void;

/** Averages the pixels under each pixel of the square, with fractional columns and whole rows. */
function openReduction(width: number, height: number): Reduction {
  const across = spans(width);
  // Taps beyond the last pixel have no weight.
  const row = new Int32Array(width + across.taps);
  return (from, to) => {
    for (let y = 0; y < maskSide; y += 1) {
      const top = Math.floor((y * height) / maskSide);
      const bottom = Math.ceil(((y + 1) * height) / maskSide);
      // Two rows at once: the sums are read and written half as often.
      let start = top * width;
      if ((bottom - top) % 2 === 1) {
        for (let x = 0; x < width; x += 1) row[x] = from[start + x]!;
        start += width;
      } else row.fill(0);
      for (; start < bottom * width; start += 2 * width) {
        for (let x = 0, next = start + width; x < width; x += 1, next += 1)
          row[x]! += from[start + x]! + from[next]!;
      }
      for (let x = 0; x < maskSide; x += 1) {
        const left = across.first[x]!;
        let sum = 0;
        for (let tap = 0; tap < across.taps; tap += 1) {
          sum += across.weights[x * across.taps + tap]! * row[left + tap]!;
        }
        to[y * maskSide + x] = sum / (bottom - top);
      }
    }
  };
}

/** For each pixel of the square: the first pixel under it, and the weights of that and the following ones. */
function spans(length: number): { taps: number; first: Int32Array; weights: Float32Array } {
  const step = length / maskSide;
  const taps = Math.ceil(step) + 1;
  const first = new Int32Array(maskSide);
  const weights = new Float32Array(maskSide * taps);
  for (let index = 0; index < maskSide; index += 1) {
    const from = index * step;
    first[index] = Math.floor(from);
    for (let tap = 0; tap < taps; tap += 1) {
      const start = first[index]! + tap;
      weights[index * taps + tap] =
        Math.max(0, Math.min(start + 1, from + step) - Math.max(start, from)) / step;
    }
  }
  return { taps, first, weights };
}
