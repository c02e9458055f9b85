import { expect, test } from 'vitest';
import { estimateTimeLeft } from './time-left.ts';

const queued = { progress: 0, hasStarted: false };
const at = (progress: number) => ({ progress, hasStarted: true });

test('without a measured duration there is no estimate', () => {
  expect(estimateTimeLeft([], at(50), [])).toBeNull();
});

test('a task takes as long as three out of four recent ones', () => {
  expect(estimateTimeLeft([40, 90, 30, 60], at(0), [])).toBe(90);
  expect(estimateTimeLeft([90], at(40), [])).toBeCloseTo(54);
});

test.each([
  ['one slot', [at(50)], 20 + 40],
  ['one slot and a queue', [at(50), queued, queued], 20 + 80 + 40],
  ['two slots', [at(50), at(0), queued], (20 + 40 + 40) / 2 + 40],
  ['no worker yet', [queued], 40 + 40],
])('a queued task waits for the work ahead of it: %s', (_name, ahead, seconds) => {
  expect(estimateTimeLeft([40], queued, ahead)).toBeCloseTo(seconds);
});

test('a task in progress waits for nothing', () => {
  expect(estimateTimeLeft([40], at(25), [at(10), queued])).toBeCloseTo(30);
});
