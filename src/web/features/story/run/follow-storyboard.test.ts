import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Storyboard } from '#contract/calls/storyboards.ts';
import { createFollower } from './follow-storyboard.ts';
import { storyboardIn } from './storyboard.fixture.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const running = storyboardIn(['PENDING', 'PENDING', 'PENDING']);
const complete = storyboardIn(['SUCCESS', 'SUCCESS', 'SUCCESS'], 'SUCCESS');

/** A follower whose server replies with what `reply` returns, and a network that can be switched off. */
function follow(reply: (read: number) => Storyboard | null | Promise<Storyboard | null> = () => running) {
  const reads: number[] = [];
  const phases: string[] = [];
  let isOnline = true;
  let resumeWaiting: () => void = () => undefined;
  const startedAt = Date.now();
  const follower = createFollower({
    read: async () => {
      reads.push(Date.now() - startedAt);
      return reply(reads.length);
    },
    refusalText: (error) => (error as Error).message,
    network: {
      isOnline: () => isOnline,
      untilOnline: () => new Promise((resolve) => (resumeWaiting = resolve)),
    },
    onChange: (_before, event, now) => phases.push(`${event.type} ${now.phase}`),
  });
  return {
    follower,
    reads,
    phases,
    goOffline: () => (isOnline = false),
    goOnline: () => {
      isOnline = true;
      resumeWaiting();
    },
  };
}
const begin = ({ follower }: ReturnType<typeof follow>, storyboard = running) => {
  follower.dispatch({ type: 'request' });
  follower.dispatch({ type: 'start', storyboard });
};

test('polls after 1 s, then waits 1.5 times as long each time, until it is complete @story-pages-016', async () => {
  const run = follow((read) => (read === 4 ? complete : running));
  begin(run);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run.reads).toEqual([1_000, 2_500, 4_750, 8_125]);
  expect(run.follower.current().phase).toBe('complete');
  expect(vi.getTimerCount()).toBe(0);
});

test('stops after 300 polls, at most half a minute apart @story-pages-017', async () => {
  const run = follow();
  begin(run);
  await vi.advanceTimersByTimeAsync(3 * 60 * 60_000);
  expect(run.reads).toHaveLength(300);
  expect(run.reads[299]! - run.reads[298]!).toBe(30_000);
  expect(run.follower.current()).toMatchObject({
    phase: 'failed',
    text: 'Storyboard generation is taking longer than expected',
  });
});

test('a nudge polls early, once for many nudges, without slowing down', async () => {
  const run = follow();
  begin(run);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const _ of [1, 2, 3]) run.follower.nudge();
  await vi.advanceTimersByTimeAsync(300);
  expect(run.reads).toEqual([1_000, 1_300]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(run.reads).toEqual([1_000, 1_300, 2_800]);
});

test('a nudge during a slow response polls again right after it', async () => {
  const slow = (read: number) =>
    read === 1 ? new Promise<Storyboard>((resolve) => setTimeout(() => resolve(running), 5_000)) : complete;
  const run = follow(slow);
  begin(run);
  await vi.advanceTimersByTimeAsync(1_000);
  run.follower.nudge();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run.reads).toEqual([1_000, 6_000]);
  expect(run.follower.current().phase).toBe('complete');
});

test('offline, it shows a notice and waits for the network @story-pages-018', async () => {
  const run = follow((read) => (read === 2 ? complete : running));
  begin(run);
  await vi.advanceTimersByTimeAsync(1_000);
  run.goOffline();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(run.reads).toHaveLength(1);
  expect(run.follower.current()).toMatchObject({ phase: 'running', isOffline: true });
  run.goOnline();
  await vi.advanceTimersByTimeAsync(0);
  expect(run.phases.slice(-3)).toEqual(['go-offline running', 'come-online running', 'read complete']);
});

test('it stops polling when stopped; another storyboard replaces it @story-pages-024', async () => {
  const run = follow();
  begin(run);
  run.follower.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run.reads).toEqual([]);
  run.follower.dispatch({ type: 'join', storyboardId: 'other' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run.reads).toHaveLength(1);
});

test('polling continues after a lost response and ends with a refusal', async () => {
  const run = follow((read) => {
    if (read < 3) return null;
    throw new Error('not yours');
  });
  begin(run);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(run.follower.current()).toMatchObject({ phase: 'running', pollsWithoutProgress: 2 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run.follower.current()).toMatchObject({ phase: 'failed', text: 'not yours' });
  expect(run.reads).toHaveLength(3);
});
