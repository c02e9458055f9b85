import { expect, test } from 'vitest';
import { measureAsymmetry } from './asymmetry.ts';

const columns = 22;
const patch = (slope: number, noise: number) =>
  Float32Array.from(
    { length: columns * 17 },
    (_, at) => 100 + slope * ((at % columns) - 10.5) + ((at * 7919 + noise * 31) % 7),
  );

test('a grimace is unusual among the mouths of its clip; light from one side is not', () => {
  const usual = Array.from({ length: 30 }, (_, noise) => patch(2, noise));
  const odd = measureAsymmetry([...usual, patch(-3, 1)]);
  expect(odd.at(-1)).toBeGreaterThan(1);
  expect(Math.max(...odd.slice(0, -1))).toBe(0);
  expect(measureAsymmetry([])).toEqual([]);
});
