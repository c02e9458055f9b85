import { expect, test } from 'vitest';
import { sayTimeLeft, secondsLeft } from './time-left.ts';

test('the time left follows from the pace so far', () => {
  expect(secondsLeft({ atMs: 0, progress: 0 }, { atMs: 10_000, progress: 50 })).toBeCloseTo(10);
  expect(secondsLeft({ atMs: 0, progress: 40 }, { atMs: 6_000, progress: 70 })).toBeCloseTo(6);
});

test('there is no guess without a pace', () => {
  expect(secondsLeft({ atMs: 0, progress: 0 }, { atMs: 500, progress: 50 })).toBeNull();
  expect(secondsLeft({ atMs: 0, progress: 10 }, { atMs: 20_000, progress: 11 })).toBeNull();
  expect(secondsLeft({ atMs: 0, progress: 0 }, { atMs: 20_000, progress: 100 })).toBeNull();
});

test.each([
  [2, 'a few seconds left'],
  [7, 'about 5 seconds left'],
  [38, 'about 40 seconds left'],
  [58, 'about a minute left'],
  [150, 'about 3 minutes left'],
])('%i seconds are said as "%s"', (seconds, words) => {
  expect(sayTimeLeft(seconds)).toBe(words);
});
