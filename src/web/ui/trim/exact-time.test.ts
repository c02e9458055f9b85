import { expect, test } from 'vitest';
import { exactTime } from './exact-time.ts';

test.each([
  [0, '0:00.0'],
  [9.96, '0:10.0'],
  [65.42, '1:05.4'],
  [600, '10:00.0'],
])('%d s read %s', (seconds, words) => {
  expect(exactTime(seconds)).toBe(words);
});
