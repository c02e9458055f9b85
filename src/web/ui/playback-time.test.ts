import { expect, test } from 'vitest';
import { playbackTime } from './playback-time.ts';

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [600, '10:00'],
  [Number.NaN, '0:00'],
  [-1, '0:00'],
])('%d seconds read %s', (seconds, words) => {
  expect(playbackTime(seconds)).toBe(words);
});
