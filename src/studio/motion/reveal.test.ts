import { expect, test } from 'vitest';
import { columnShares } from './reveal.ts';

const moments = Array.from({ length: 201 }, (_, at) => at / 200);

test('columns rise in sequence without leaving slivers', () => {
  expect(columnShares(0)).toEqual([0, 0, 0, 0, 0]);
  expect(columnShares(1)).toEqual([1, 1, 1, 1, 1]);
  for (const shares of moments.map(columnShares)) {
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    for (const share of shares)
      expect(share === 0 || share === 1 || (share >= 0.08 && share <= 0.92)).toBe(true);
  }
});
