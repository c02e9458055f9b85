import { expect, test } from 'vitest';
import { spokenClock, toRecordedSeconds, toSpokenSeconds } from './spoken-clock.ts';

const pauses = [
  { startSeconds: 0, endSeconds: 0.3 },
  { startSeconds: 1, endSeconds: 1.5 },
];
const clock = spokenClock(pauses, 2);

test('pauses are shortened, speech is not', () => {
  expect(clock.durationSeconds).toBeCloseTo(0.04 + 0.7 + 0.08 + 0.5, 9);
});

test('a time in speech survives the round trip, a time in a pause maps to its edge', () => {
  for (const moment of [0.27, 0.5, 1.03, 1.47, 1.9])
    expect(toRecordedSeconds(clock, toSpokenSeconds(clock, moment))).toBeCloseTo(moment, 9);
  expect(toRecordedSeconds(clock, toSpokenSeconds(clock, 1.2))).toBeCloseTo(1.04, 9);
});

test('only a pause yields nothing', () => {
  const silent = spokenClock([{ startSeconds: 0, endSeconds: 2 }], 2);
  expect(silent.durationSeconds).toBe(0);
  expect(toRecordedSeconds(silent, 0)).toBe(0);
});
