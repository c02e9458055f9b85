import { expect, test } from 'vitest';
import { canOpenStep, chooseStep, indexOfStep, reelSteps, stepAfter, stepBefore } from './steps.ts';

const nothing = { hasBrand: false, hasCategory: false, hasReel: false };
const complete = { hasBrand: true, hasCategory: true, hasReel: false };

test('the steps have the indexes 0 to 3 @reel-pages-007', () => {
  expect(reelSteps.map(indexOfStep)).toEqual([0, 1, 2, 3]);
});

test('Next advances unless at the last step, Back returns unless at the first @reel-pages-008', () => {
  expect(reelSteps.map(stepAfter)).toEqual(['category', 'generate', 'result', 'result']);
  expect(reelSteps.map(stepBefore)).toEqual(['brand', 'brand', 'category', 'generate']);
});

test('a step opens once those before it are complete, and the result once there is a reel', () => {
  expect(reelSteps.filter((step) => canOpenStep(step, nothing))).toEqual(['brand']);
  expect(reelSteps.filter((step) => canOpenStep(step, { ...nothing, hasBrand: true }))).toEqual([
    'brand',
    'category',
  ]);
  expect(reelSteps.filter((step) => canOpenStep(step, complete))).toEqual(['brand', 'category', 'generate']);
  expect(canOpenStep('result', { ...nothing, hasReel: true })).toBe(true);
});

test('a URL opens its step, or the furthest available step before it @reel-pages-022', () => {
  expect(chooseStep(undefined, complete)).toBe('brand');
  expect(chooseStep(undefined, { ...complete, hasReel: true })).toBe('result');
  expect(chooseStep('category', complete)).toBe('category');
  expect(chooseStep('result', complete)).toBe('generate');
  expect(chooseStep('generate', nothing)).toBe('brand');
});

test('an unknown step name opens no step @reel-pages-005', () => {
  expect(chooseStep('checkout', complete)).toBeNull();
  expect(chooseStep('toString', complete)).toBeNull();
});
