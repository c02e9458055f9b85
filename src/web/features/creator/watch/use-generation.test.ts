import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { HookStatus } from '#contract/calls/hooks.ts';
import type { LiveProgress } from '#contract/live-events.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { savedGeneration } from '../saved-generation.fixture.ts';
import { afterHookPoll, type HookWatch } from './hook-watch.ts';
import { applyLiveProgress, feedCache } from './use-generation.ts';

const event = (over: Partial<LiveProgress>): LiveProgress => ({
  subject: 'video',
  id: 'g1',
  status: 'processing',
  stage: 'join',
  progress: 35,
  errorCode: null,
  ...over,
});
const preparing = {
  ...savedGeneration,
  components: savedGeneration.components.map((component) => ({
    ...component,
    status: 'processing' as const,
    progress: 20,
  })),
};

test('the video progresses with its own events', () => {
  const moved = applyLiveProgress(savedGeneration, event({}));
  expect(moved).toMatchObject({ status: 'processing', progress: 35, parameters: { stage: 'join' } });
});

test('the end of a video is not taken from an event, because its URLs are missing', () => {
  expect(applyLiveProgress(savedGeneration, event({ status: 'completed', progress: 100 }))).toBe(
    savedGeneration,
  );
  expect(applyLiveProgress(savedGeneration, event({ id: 'g2' }))).toBe(savedGeneration);
});

test('a clip progresses separately, forwards, and only during its preparation', () => {
  const moved = applyLiveProgress(preparing, event({ subject: 'product', id: 'u1', progress: 60 }));
  expect(moved.components.map((component) => component.progress)).toEqual([20, 60, 20]);
  const back = applyLiveProgress(moved, event({ subject: 'product', id: 'u1', progress: 5 }));
  expect(back.components[1]!.progress).toBe(60);
  const other = applyLiveProgress(preparing, event({ subject: 'product', id: 'old', progress: 60 }));
  expect(other.components[1]!.progress).toBe(20);
  const ready = applyLiveProgress(savedGeneration, event({ subject: 'product', id: 'u1', progress: 60 }));
  expect(ready.components[1]!.progress).toBe(100);
});

const hook = { id: 'h1', status: 'processing', stage: 'preparing', progress: 0 } as HookStatus;
const data = {
  subject: 'hook' as const,
  id: 'h1',
  status: 'processing',
  stage: 'lip-sync',
  progress: 50,
  errorCode: null,
};

function filledCache() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(queryKeys.generation('g1'), savedGeneration);
  queryClient.setQueryData(queryKeys.hook('h1'), afterHookPoll(undefined, hook, 0));
  return queryClient;
}
const isOutdated = (queryClient: QueryClient, key: readonly string[]) =>
  queryClient.getQueryState(key)?.isInvalidated ?? false;

test('progress is shown without a request @states-020', () => {
  const queryClient = filledCache();
  feedCache(queryClient, 'g1', { type: 'status', data });
  expect(queryClient.getQueryData<HookWatch>(queryKeys.hook('h1'))?.hook.progress).toBe(50);
  expect(isOutdated(queryClient, queryKeys.hook('h1'))).toBe(false);
});

test('the end of a hook invalidates it, its video and the wallet', () => {
  const queryClient = filledCache();
  queryClient.setQueryData(queryKeys.walletBalance, { balance: 5 });
  feedCache(queryClient, 'g1', { type: 'complete', data: { ...data, status: 'completed', progress: 100 } });
  expect(isOutdated(queryClient, queryKeys.hook('h1'))).toBe(true);
  expect(isOutdated(queryClient, queryKeys.generation('g1'))).toBe(true);
  expect(isOutdated(queryClient, queryKeys.walletBalance)).toBe(true);
});

test('a cancelled hook is refetched even though the event is only a status', () => {
  const queryClient = filledCache();
  feedCache(queryClient, 'g1', { type: 'status', data: { ...data, status: 'cancelled' } });
  expect(isOutdated(queryClient, queryKeys.hook('h1'))).toBe(true);
});
