import { describe, expect, test } from 'vitest';
import type { HookStatus } from '#contract/calls/hooks.ts';
import type { LiveProgress } from '#contract/live-events.ts';
import { afterHookEvent, afterHookPoll, hookPollDelayMs, hookProgress, isHookOverdue } from './hook-watch.ts';

const hook = {
  id: 'h1',
  status: 'processing',
  stage: 'preparing',
  progress: 0,
  videoURL: null,
} as HookStatus;
const event: LiveProgress = {
  subject: 'hook',
  id: 'h1',
  status: 'processing',
  stage: 'lip-sync',
  progress: 41.6,
  errorCode: null,
};
const polled = (times: number, progress = 0) => {
  let watch = afterHookPoll(undefined, { ...hook, progress }, 0);
  for (let count = 0; count < times; count += 1) watch = afterHookPoll(watch, { ...hook, progress }, 0);
  return watch;
};

describe('the percentage of a hook', () => {
  test('is estimated from 10 in steps of 5 per poll up to 90 without reported progress @states-011', () => {
    expect([1, 2, 3].map((times) => hookProgress(polled(times)))).toEqual([10, 15, 20]);
    expect(hookProgress(polled(40))).toBe(90);
  });

  test('never falls below the worker’s progress', () => {
    expect(hookProgress(polled(2, 63))).toBe(63);
  });

  test('is the worker’s as soon as the channel reports @states-012', () => {
    expect(hookProgress(afterHookEvent(polled(5), event))).toBe(42);
  });

  test('is 100 when the hook is finished @states-013', () => {
    expect(hookProgress(afterHookPoll(undefined, { ...hook, status: 'completed', progress: 97 }, 0))).toBe(
      100,
    );
  });
});

describe('a live event', () => {
  test('moves stage and progress, never backwards @states-019', () => {
    const moved = afterHookEvent(polled(0), event);
    expect(moved.hook.stage).toBe('lip-sync');
    expect(afterHookEvent(moved, { ...event, progress: 12 }).hook.progress).toBe(41.6);
  });

  test('for another hook or a finished hook has no effect', () => {
    const watch = polled(1);
    expect(afterHookEvent(watch, { ...event, id: 'h2' })).toBe(watch);
    expect(afterHookEvent(watch, { ...event, subject: 'video' })).toBe(watch);
    const done = afterHookPoll(undefined, { ...hook, status: 'completed' }, 0);
    expect(afterHookEvent(done, event)).toBe(done);
  });
});

describe('polling', () => {
  test('happens every 10 s and exactly at 2 and 5 minutes @states-010', () => {
    expect(hookPollDelayMs(polled(1), 0)).toBe(10_000);
    expect(hookPollDelayMs(polled(1), 117_000)).toBe(3_000);
    expect(hookPollDelayMs(polled(1), 296_500)).toBe(3_500);
    expect(hookPollDelayMs(polled(1), 400_000)).toBe(10_000);
  });

  test('ends with the work @states-014', () => {
    expect(hookPollDelayMs(afterHookPoll(undefined, { ...hook, status: 'failed' }, 0), 0)).toBe(false);
  });

  test('ends if the hook is missing or belongs to another user, and continues after a lost connection', () => {
    expect([401, 403, 404].map((status) => hookPollDelayMs(polled(1), 0, status))).toEqual([
      false,
      false,
      false,
    ]);
    expect(hookPollDelayMs(polled(1), 0, 0)).toBe(10_000);
    expect(hookPollDelayMs(undefined, 0, 503)).toBe(10_000);
  });

  test('a hook is overdue only after 5 minutes without progress @states-021', () => {
    const readAt = (nowMs: number) => afterHookPoll(polled(1), hook, nowMs);
    expect(isHookOverdue(readAt(299_999))).toBe(false);
    expect(isHookOverdue(readAt(300_000))).toBe(true);
    expect(isHookOverdue(afterHookEvent(readAt(400_000), event))).toBe(false);
  });
});
