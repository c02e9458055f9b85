import { expect, test } from 'vitest';
import { CallError, offlineError, toCallError } from './call-error.ts';
import { nextWaitMs } from './upload-retries.ts';

const refusal = (status: number, error: string, retryAfterSeconds?: number): CallError =>
  toCallError(status, { error, message: '', retryAfterSeconds });

test('waits for a full queue as long as the server says, up to two minutes in total', () => {
  const busy = refusal(503, 'uploads_busy', 10);
  expect(nextWaitMs(busy, 0, 0)).toBe(10_000);
  expect(nextWaitMs(busy, 11, 110_000)).toBe(10_000);
  expect(nextWaitMs(busy, 12, 120_000)).toBeNull();
  expect(nextWaitMs(refusal(429, 'too_many_uploads', 5), 4, 20_000)).toBe(5_000);
});

test('a failed check is retried a few times, a timed-out check only by the user', () => {
  expect(
    [0, 1, 2, 3].map((attempt) => nextWaitMs(refusal(503, 'file_check_failed', 10), attempt, 0)),
  ).toEqual([10_000, 10_000, 10_000, null]);
  expect(nextWaitMs(refusal(503, 'file_check_timeout', 60), 0, 0)).toBeNull();
});

test('a lost connection is retried for two minutes, a rejected file never', () => {
  const waits = Array.from({ length: 9 }, (_, attempt) => nextWaitMs(offlineError(), attempt, 0));
  expect(waits.at(7)).toBe(60_000);
  expect(waits.at(8)).toBeNull();
  expect(nextWaitMs(refusal(422, 'file_damaged'), 0, 0)).toBeNull();
});
