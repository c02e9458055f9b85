import { expect, test } from 'vitest';
import { sourceTypeOfReel } from './make-reel.ts';

test('a reel is declared as generated, and one with a reference video as partly generated', () => {
  expect(sourceTypeOfReel({ hasReference: false })).toBe('trainedAlgorithmicMedia');
  expect(sourceTypeOfReel({ hasReference: true })).toBe('compositeWithTrainedAlgorithmicMedia');
});
