import { expect, test } from 'vitest';
import { planSpeaker } from './voice-character.ts';

test('the first variation is the plain voice, and the next two have other melodies', () => {
  const melodies = [0, 1, 2, 3].map((variation) => planSpeaker('nova', 'natural', variation).character);
  expect(melodies[0]).toEqual(planSpeaker('nova', 'natural').character);
  expect(new Set(melodies.map(({ spreadSemitones }) => spreadSemitones)).size).toBe(3);
  expect(melodies[3]).toEqual(melodies[0]);
});

test('a variation stays within the pitch of its voice', () => {
  const plain = planSpeaker('onyx', 'serious').character.meanHertz;
  for (const variation of [1, 2])
    expect(Math.abs(planSpeaker('onyx', 'serious', variation).character.meanHertz / plain - 1)).toBeLessThan(
      0.06,
    );
});
