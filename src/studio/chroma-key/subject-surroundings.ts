import type { Picture } from '../raw-frames/picture.ts';
import { openBoxFilter } from './box-filter.ts';

/** Local means for cells of 2 × 2 samples of colour. `weight` is 0 without certain subject nearby. */
export type Surroundings = {
  columns: number;
  /** Share of the neighbourhood that is subject, 0…1. */
  cover: Float32Array;
  weight: Float32Array;
  /** This and the following fields only include pixels that are certainly subject. */
  strength: Float32Array;
  luma: Float32Array;
  u: Float32Array;
  v: Float32Array;
};

/** In cells, which are 4 pixels wide. */
const coverRadius = 2;
const colourRadius = 4;
const confidentCover = 0.9;
const confidentAlpha = 0.97;

/** Measures the subject's colours next to its edges, from parts that are certainly not mixed with the backdrop. */
export function openSurroundingsReader(width: number, height: number) {
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const columns = Math.ceil(width / 4);
  const rows = Math.ceil(height / 4);
  const box = openBoxFilter(columns, rows);
  const [cover, weight, strength, luma, u, v] = Array.from(
    { length: 6 },
    () => new Float32Array(columns * rows),
  ) as [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array, Float32Array];
  const means = [strength, luma, u, v];

  return (picture: Picture, strengths: Float32Array, alpha: Float32Array): Surroundings => {
    for (let y = 0, cell = 0; y < rows; y += 1) {
      const below = y * 2 + 1 < halfHeight ? halfWidth : 0;
      for (let x = 0; x < columns; x += 1, cell += 1) {
        const at = y * 2 * halfWidth + x * 2;
        const beside = x * 2 + 1 < halfWidth ? 1 : 0;
        cover[cell] =
          (alpha[at]! + alpha[at + beside]! + alpha[at + below]! + alpha[at + below + beside]!) / 4;
        weight[cell] = cover[cell]! > confidentAlpha ? 1 : 0;
      }
    }
    box(cover, cover, coverRadius);
    for (let y = 0, cell = 0; y < rows; y += 1) {
      for (let x = 0; x < columns; x += 1, cell += 1) {
        const at = y * 2 * halfWidth + x * 2;
        const isSure = cover[cell]! > confidentCover && weight[cell] === 1 ? 1 : 0;
        weight[cell] = isSure;
        strength[cell] = isSure * strengths[at]!;
        luma[cell] = isSure * picture.luma[y * 4 * width + x * 4]!;
        u[cell] = isSure * (picture.cb[at]! - 128);
        v[cell] = isSure * (picture.cr[at]! - 128);
      }
    }
    box(weight, weight, colourRadius);
    for (const plane of means) {
      box(plane, plane, colourRadius);
      for (let cell = 0; cell < plane.length; cell += 1)
        if (weight[cell]! > 1e-3) plane[cell] = plane[cell]! / weight[cell]!;
    }
    return { columns, cover, weight, strength, luma, u, v };
  };
}
