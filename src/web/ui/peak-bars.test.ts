import { expect, test } from 'vitest';
import { groupPeaks } from './peak-bars.tsx';

test('the number of bars is constant, and each is as tall as its loudest part', () => {
  expect(groupPeaks([0.1, 0.9, 0.2, 0.3], 2)).toEqual([0.9, 0.3]);
  expect(groupPeaks([0.5], 3)).toEqual([0.5, 0.5, 0.5]);
  expect(groupPeaks([], 3)).toEqual([]);
});
