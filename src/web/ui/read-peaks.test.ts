import { expect, test } from 'vitest';
import { findPeaks } from './read-peaks.ts';

test('returns the peaks of equal parts, relative to the loudest', () => {
  expect(findPeaks(Float32Array.of(0.1, -0.5, 0.25, 0), 2)).toEqual([1, 0.5]);
  expect(findPeaks(Float32Array.of(0, 0), 2)).toEqual([0, 0]);
});
