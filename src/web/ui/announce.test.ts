import { expect, test } from 'vitest';
import { toastTimeMs } from './announce.ts';

test('a toast is shown for 5 s, and never for less than 3 s or more than 8 s @shell-020', () => {
  expect(toastTimeMs()).toBe(5_000);
  expect([0, 2_999, 3_000, 4_321, 8_000, 8_001, 15_000].map(toastTimeMs)).toEqual([
    3_000, 3_000, 3_000, 4_321, 8_000, 8_000, 8_000,
  ]);
});
