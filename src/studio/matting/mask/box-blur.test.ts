import { expect, test } from 'vitest';
import { openBoxBlur } from './box-blur.ts';

/** The mean of each window, pixel by pixel. */
function blurSlowly(plane: Float32Array, width: number, height: number, radius: number): Float64Array {
  return Float64Array.from(plane, (_, at) => {
    const [left, top] = [at % width, Math.floor(at / width)];
    let sum = 0;
    let count = 0;
    for (let y = Math.max(0, top - radius); y <= Math.min(height - 1, top + radius); y += 1)
      for (let x = Math.max(0, left - radius); x <= Math.min(width - 1, left + radius); x += 1) {
        sum += plane[y * width + x]!;
        count += 1;
      }
    return sum / count;
  });
}

const noise = (length: number, seed: number): Float32Array =>
  Float32Array.from({ length }, (_, at) => Math.abs(Math.sin((at + 1) * seed)) % 1);
const greatestDifference = (one: ArrayLike<number>, other: ArrayLike<number>): number =>
  Math.max(...Array.from(one, (value, at) => Math.abs(value - other[at]!)));

test.each([
  [20, 31, 4],
  [8, 3, 6],
  [180, 400, 6],
  [12, 5, 0],
  [4, 40, 14],
])(
  '%i×%i, radius %i: every pixel is the mean of its window, for a plane and for a product @fix-048',
  (width, height, radius) => {
    const box = openBoxBlur(width, height, radius);
    const [one, other, result] = [
      noise(width * height, 12.9898),
      noise(width * height, 78.233),
      new Float32Array(width * height),
    ];
    const product = one.map((value, at) => value * other[at]!);
    // Twice: nothing stays of the first time.
    for (const _round of [1, 2]) {
      box.blurProduct(one, other, result);
      expect(greatestDifference(result, blurSlowly(product, width, height, radius))).toBeLessThan(2e-6);
      box.blur(one, result);
      expect(greatestDifference(result, blurSlowly(one, width, height, radius))).toBeLessThan(2e-6);
    }
    expect(greatestDifference(one, noise(width * height, 12.9898))).toBe(0);
  },
);

test('a plane can be blurred in place, and one of another width is rejected', () => {
  const plane = Float32Array.of(0, 0, 0, 9, 0, 0, 0, 0);
  openBoxBlur(8, 1, 1).blur(plane, plane);
  expect([...plane]).toEqual([0, 0, 3, 3, 3, 0, 0, 0]);
  expect(() => openBoxBlur(10, 4, 1)).toThrow(RangeError);
});
