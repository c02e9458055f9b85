import { expect, test } from 'vitest';
import { openAlphaCoefficients } from './mask/guided-filter.ts';
import { openSmallPicture } from './small-picture.ts';
import { openEdgeSteadier } from './steady-edges.ts';

const size = { width: 32, height: 32 };
const pixels = 32 * 32;

/** The steadier's output for the second of two frames of the same grey, for which the filter found these alphas. */
function alphaAfter(first: number, second: number): number {
  const steady = openEdgeSteadier(size.width, size.height);
  const picture = openSmallPicture({ width: 128, height: 128 });
  picture.luma.fill(0.5);
  const coefficients = openAlphaCoefficients(pixels);
  coefficients.offset.fill(first);
  steady(picture, coefficients);
  coefficients.offset.fill(second);
  steady(picture, coefficients);
  return coefficients.offset[pixels / 2]!;
}

test('damps flicker of a still picture', () => {
  expect(alphaAfter(0.5, 0.6)).toBeCloseTo(0.525);
});

test('a limb that moved away leaves no ghost on a plain wall @fix-042', () => {
  expect(alphaAfter(0.5, 0)).toBe(0);
});
