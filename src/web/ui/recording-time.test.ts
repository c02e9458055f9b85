import { expect, test } from 'vitest';
import { formatClipDuration, formatDuration, formatExactTime, formatPosition } from './recording-time.ts';

test.each([
  [0, '00:00'],
  [10.63, '00:11'],
  [65.4, '01:05'],
  [59.5, '01:00'],
  [600, '10:00'],
  [3_661, '61:01'],
  [Number.POSITIVE_INFINITY, '00:00'],
  [-3, '00:00'],
])('%d seconds read %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test.each([
  [0, '00:00'],
  [9.9, '00:09'],
  [10.3, '00:10'],
  [10.6, '00:11'],
  [Number.NaN, '00:00'],
])('at %d of 10.63 seconds a player reads %s', (seconds, text) => {
  expect(formatPosition(seconds, 10.63)).toBe(text);
});

test.each([
  [0.04, '00:00.1'],
  [0.96, '00:00.9'],
  [2.3, '00:02.3'],
  [9.99, '00:09.9'],
  [10, '00:10'],
  [65.9, '01:06'],
  [0, '00:00'],
  [Number.NaN, '00:00'],
])('a clip of %d seconds reads %s', (seconds, text) => {
  expect(formatClipDuration(seconds)).toBe(text);
});

test.each([
  [0, '00:00.0'],
  [9.96, '00:10.0'],
  [65.42, '01:05.4'],
  [600, '10:00.0'],
])('a position at %d seconds reads %s', (seconds, text) => {
  expect(formatExactTime(seconds)).toBe(text);
});
