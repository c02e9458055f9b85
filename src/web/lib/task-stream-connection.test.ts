import { expect, test } from 'vitest';
import { planAfterDrop, reconnectDelayMs } from './task-stream-connection.ts';

test('waits grow from 1 s by half, and stay at 30 s @states-034', () => {
  expect([1, 2, 3].map(reconnectDelayMs)).toEqual([1_000, 1_500, 2_250]);
  expect(reconnectDelayMs(9)).toBeLessThan(30_000);
  expect([10, 50].map(reconnectDelayMs)).toEqual([30_000, 30_000]);
});

test('a drop before the first event falls back to polling', () => {
  expect(planAfterDrop({ lastEventId: null, failedAttempts: 0 })).toEqual({ move: 'fail' });
});

test('a later drop resumes after the last event', () => {
  expect(planAfterDrop({ lastEventId: '7', failedAttempts: 1 })).toEqual({
    move: 'reconnect',
    afterMs: 1_500,
    lastEventId: '7',
  });
});
