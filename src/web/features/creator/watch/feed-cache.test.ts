import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { HookStatus } from '#contract/calls/hooks.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { feedCache } from './feed-cache.ts';
import { afterHookPoll, type HookWatch } from './hook-watch.ts';
import { savedGeneration } from '../saved-generation.fixture.ts';

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

test('progress is shown without asking the server', () => {
  const queryClient = filledCache();
  feedCache(queryClient, 'g1', { type: 'status', data });
  expect(queryClient.getQueryData<HookWatch>(queryKeys.hook('h1'))?.hook.progress).toBe(50);
  expect(isOutdated(queryClient, queryKeys.hook('h1'))).toBe(false);
});

test('the end of a hook outdates it, its video and the wallet', () => {
  const queryClient = filledCache();
  queryClient.setQueryData(queryKeys.walletBalance, { balance: 5 });
  feedCache(queryClient, 'g1', { type: 'complete', data: { ...data, status: 'completed', progress: 100 } });
  expect(isOutdated(queryClient, queryKeys.hook('h1'))).toBe(true);
  expect(isOutdated(queryClient, queryKeys.generation('g1'))).toBe(true);
  expect(isOutdated(queryClient, queryKeys.walletBalance)).toBe(true);
});

test('a cancelled hook is read again although the event is a mere status', () => {
  const queryClient = filledCache();
  feedCache(queryClient, 'g1', { type: 'status', data: { ...data, status: 'cancelled' } });
  expect(isOutdated(queryClient, queryKeys.hook('h1'))).toBe(true);
});
