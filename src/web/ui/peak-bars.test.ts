import { expect, test } from 'vitest';
import { groupPeaks } from './peak-bars.tsx';

test('reduces any number of peaks to as many bars, each the loudest of its group', () => {
  expect(groupPeaks([0.1, 0.9, 0.2, 0.3], 2)).toEqual([0.9, 0.3]);
  expect(groupPeaks([0.5], 3)).toEqual([0.5, 0.5, 0.5]);
  expect(groupPeaks([], 3)).toEqual([]);
});
