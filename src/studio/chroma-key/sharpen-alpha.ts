import type { Picture } from '../raw-frames/picture.ts';

/** In samples of colour. */
const windowRadius = 2;
/** Variance of luma (0…1) below which luma does not show where the edge is. */
const flatness = 1e-3;

/**
 * Upsamples alpha from the size of the colour planes. At edges luma guides it: in each small window, alpha is fitted as
 * a linear function of luma (He et al., Guided Image Filtering, 2010).
 */
export function openAlphaSharpener(width: number, height: number) {
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const slope = new Float32Array(halfWidth * halfHeight);
  const offset = new Float32Array(halfWidth * halfHeight);
  const halfLuma = new Float32Array(halfWidth * halfHeight);

  function shrinkLuma({ luma }: Picture): void {
    for (let y = 0, at = 0; y < halfHeight; y += 1) {
      for (let from = y * 2 * width, end = from + width; from < end; from += 2, at += 1)
        halfLuma[at] = (luma[from]! + luma[from + 1]! + luma[from + width]! + luma[from + width + 1]!) / 1020;
    }
  }

  function fitWindow(alpha: Float32Array, x: number, y: number): void {
    const left = Math.max(0, x - windowRadius);
    const right = Math.min(halfWidth - 1, x + windowRadius);
    const bottom = Math.min(halfHeight - 1, y + windowRadius);
    let [count, sumLuma, sumAlpha, sumSquares, sumProducts] = [0, 0, 0, 0, 0];
    for (let row = Math.max(0, y - windowRadius); row <= bottom; row += 1) {
      for (let at = row * halfWidth + left; at <= row * halfWidth + right; at += 1) {
        const value = halfLuma[at]!;
        sumLuma += value;
        sumAlpha += alpha[at]!;
        sumSquares += value * value;
        sumProducts += value * alpha[at]!;
        count += 1;
      }
    }
    const meanLuma = sumLuma / count;
    const meanAlpha = sumAlpha / count;
    const covariance = sumProducts / count - meanLuma * meanAlpha;
    const at = y * halfWidth + x;
    slope[at] = covariance / (sumSquares / count - meanLuma * meanLuma + flatness);
    offset[at] = meanAlpha - slope[at]! * meanLuma;
  }

  /** Interpolates the fits of a sample and its neighbours towards the corner of the pixel. */
  function alphaAt(at: number, across: number, along: number, luma: number): number {
    const rise =
      0.5625 * slope[at]! +
      0.1875 * (slope[at + across]! + slope[at + along]!) +
      0.0625 * slope[at + across + along]!;
    const base =
      0.5625 * offset[at]! +
      0.1875 * (offset[at + across]! + offset[at + along]!) +
      0.0625 * offset[at + across + along]!;
    const alpha = rise * luma + base * 255;
    return alpha < 0 ? 0 : alpha > 255 ? 255 : (alpha + 0.5) | 0;
  }

  return (picture: Picture, alpha: Float32Array, target: Uint8Array): void => {
    shrinkLuma(picture);
    for (let y = 0, at = 0; y < halfHeight; y += 1) {
      for (let x = 0; x < halfWidth; x += 1, at += 1) {
        slope[at] = 0;
        offset[at] = alpha[at]!;
        if (alpha[at]! > 0.02 && alpha[at]! < 0.98) fitWindow(alpha, x, y);
      }
    }
    for (let y = 0, at = 0; y < halfHeight; y += 1) {
      const up = y > 0 ? -halfWidth : 0;
      const down = y + 1 < halfHeight ? halfWidth : 0;
      for (let x = 0; x < halfWidth; x += 1, at += 1) {
        const left = x > 0 ? -1 : 0;
        const right = x + 1 < halfWidth ? 1 : 0;
        const first = y * 2 * width + x * 2;
        if (isFlat(alpha, at, left, right, up, down)) {
          const value = alpha[at]! * 255;
          target[first] = value;
          target[first + 1] = value;
          target[first + width] = value;
          target[first + width + 1] = value;
          continue;
        }
        target[first] = alphaAt(at, left, up, picture.luma[first]!);
        target[first + 1] = alphaAt(at, right, up, picture.luma[first + 1]!);
        target[first + width] = alphaAt(at, left, down, picture.luma[first + width]!);
        target[first + width + 1] = alphaAt(at, right, down, picture.luma[first + width + 1]!);
      }
    }
  };
}

/** Whether a sample and its eight neighbours are all 0 or all 1. */
function isFlat(
  alpha: Float32Array,
  at: number,
  left: number,
  right: number,
  up: number,
  down: number,
): boolean {
  const value = alpha[at]!;
  return (
    (value === 0 || value === 1) &&
    alpha[at + left] === value &&
    alpha[at + right] === value &&
    alpha[at + up] === value &&
    alpha[at + down] === value &&
    alpha[at + up + left] === value &&
    alpha[at + up + right] === value &&
    alpha[at + down + left] === value &&
    alpha[at + down + right] === value
  );
}
