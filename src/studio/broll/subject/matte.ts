import type { Size } from '../plan/view.ts';

/** Coverage of the product, 0 to 1, on a grid over the whole photo. */
export type Matte = Size & { values: Float32Array };

/** Smoothing of a matte's edge in grid pixels, before it is sharpened again. */
const smoothing = 1.2;

/** A matte with a smooth outline from a mask of zeros and ones. */
export const matteOf = (mask: Uint8Array, size: Size): Matte => ({
  ...size,
  values: blurred(Float32Array.from(mask), size, smoothing),
});

/** Interpolates at a position in grid pixels. */
export function valueNear({ width, height, values }: Matte, x: number, y: number): number {
  const left = Math.max(0, Math.min(width - 1, x - 0.5));
  const top = Math.max(0, Math.min(height - 1, y - 0.5));
  const [column, row] = [Math.floor(left), Math.floor(top)];
  const [nextColumn, nextRow] = [Math.min(width - 1, column + 1), Math.min(height - 1, row + 1)];
  const [across, down] = [left - column, top - row];
  const upper = values[row * width + column]! * (1 - across) + values[row * width + nextColumn]! * across;
  const lower =
    values[nextRow * width + column]! * (1 - across) + values[nextRow * width + nextColumn]! * across;
  return upper * (1 - down) + lower * down;
}

/** Three box blurs, which approximate a Gaussian of this standard deviation; in floating point, to avoid banding. */
export const blurred = (values: Float32Array, size: Size, deviation: number): Float32Array =>
  blurredAlong(values, size, { across: deviation, down: deviation });

/** With one deviation along the rows and another along the columns. */
export function blurredAlong(
  values: Float32Array,
  { width, height }: Size,
  { across, down }: { across: number; down: number },
): Float32Array {
  const reachOf = (deviation: number) => Math.max(1, Math.round((Math.sqrt(4 * deviation ** 2 + 1) - 1) / 2));
  let plane = values;
  for (let pass = 0; pass < 3; pass += 1) {
    plane = boxBlurred(plane, { lines: height, length: width, step: 1, stride: width }, reachOf(across));
    plane = boxBlurred(plane, { lines: width, length: height, step: width, stride: 1 }, reachOf(down));
  }
  return plane;
}

/** Along the lines of a plane, with clamped ends. */
function boxBlurred(
  from: Float32Array,
  { lines, length, step, stride }: { lines: number; length: number; step: number; stride: number },
  reach: number,
): Float32Array {
  const into = new Float32Array(from.length);
  for (let line = 0; line < lines; line += 1) {
    const first = line * stride;
    const at = (place: number) => from[first + Math.max(0, Math.min(length - 1, place)) * step]!;
    let sum = 0;
    for (let place = -reach; place <= reach; place += 1) sum += at(place);
    for (let place = 0; place < length; place += 1) {
      into[first + place * step] = sum / (2 * reach + 1);
      sum += at(place + reach + 1) - at(place - reach);
    }
  }
  return into;
}

export const softStep = (value: number, from: number, to: number): number => {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};
