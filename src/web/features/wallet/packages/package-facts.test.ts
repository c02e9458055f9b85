import { expect, test } from 'vitest';
import { creditPackages } from '#contract/prices.ts';
import { describeHookPrice, describeWorth, firstChoiceId, bestRateId } from './package-facts.ts';

test('the package with the cheapest credits has the best rate', () => {
  expect(bestRateId(creditPackages)).toBe('studio');
});

test('there is no best rate among equals or for a single package', () => {
  const starter = creditPackages[0]!;
  expect(bestRateId([starter, { ...starter, id: 'same' }])).toBeNull();
  expect(bestRateId([starter])).toBeNull();
});

test('a package shows what it is enough for, in whole numbers', () => {
  const work = { hook: 10, story: 20 };
  expect(describeWorth(69, work)).toBe('6 hooks, or 3 story videos');
  expect(describeWorth(29, work)).toBe('2 hooks, or 1 story video');
  expect(describeWorth(4_000, work)).toBe('400 hooks, or 200 story videos');
});

test('a package that is not enough for a story shows the cost of a story', () => {
  expect(describeWorth(10, { hook: 10, story: 20 })).toBe('1 hook. A story video takes 20 credits');
});

test('a package shows its price per hook video', () => {
  const work = { hook: 10, story: 20 };
  expect(describeHookPrice({ price: 49, currency: 'USD', credits: 60 }, work)).toBe('$8.17 a hook video');
  expect(describeHookPrice({ price: 249, currency: 'USD', credits: 400 }, work)).toBe('$6.23 a hook video');
  expect(describeHookPrice({ price: 5, currency: 'USD', credits: 5 }, work)).toBeNull();
});

test('the smallest package for at least five hooks is preselected', () => {
  const work = { hook: 10, story: 20 };
  expect(firstChoiceId(creditPackages, work)).toBe('creator');
  expect(firstChoiceId(creditPackages.toReversed(), work)).toBe('creator');
  expect(firstChoiceId(creditPackages.slice(0, 1), work)).toBeUndefined();
});
