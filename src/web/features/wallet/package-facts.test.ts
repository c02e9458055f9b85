import { expect, test } from 'vitest';
import { creditPackages } from '#contract/prices.ts';
import { bestValueId, hooksOf } from './package-facts.ts';

test('the package with the cheapest credits is the best value', () => {
  expect(bestValueId(creditPackages)).toBe('studio');
});

test('nothing is best among equals, or alone', () => {
  const starter = creditPackages[0]!;
  expect(bestValueId([starter, { ...starter, id: 'same' }])).toBeNull();
  expect(bestValueId([starter])).toBeNull();
});

test('only whole hooks count', () => {
  expect([hooksOf(60, 10), hooksOf(69, 10), hooksOf(9, 10)]).toEqual([6, 6, 0]);
});
