import { expect, test } from 'vitest';
import * as contract from '#contract/voices.ts';
import * as studio from '#studio/speech/speech.ts';

test('the studio’s voices and styles match the contract', () => {
  expect(studio.voices).toEqual(contract.voices);
  expect(studio.speakingStyles).toEqual(contract.speakingStyles);
});
