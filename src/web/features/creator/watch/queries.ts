import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { readGeneration } from '#contract/calls/generations.ts';
import { readHookStatus } from '#contract/calls/hooks.ts';
import { readPrices } from '#contract/calls/wallet.ts';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { afterHookPoll, hookPollDelayMs, type HookWatch } from './hook-watch.ts';
import { texts } from '../texts.ts';

export const hookPriceQuery = queryOptions({
  queryKey: queryKeys.prices,
  queryFn: ({ signal }) => call(readPrices, { signal }),
  staleTime: Infinity,
  select: (prices) => prices.find((price) => price.work === 'hook')?.credits,
});

export const generationQuery = (generationId: string) =>
  queryOptions({
    queryKey: queryKeys.generation(generationId),
    queryFn: ({ signal }) => {
      if (generationId === '') throw new Error(texts.polling.idRequired);
      return call(readGeneration, { params: { generationId }, signal });
    },
    // Another tab or device may have gone on with it meanwhile.
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
  });

export const hookQuery = (queryClient: QueryClient, hookId: string) =>
  queryOptions({
    queryKey: queryKeys.hook(hookId),
    queryFn: async ({ signal }): Promise<HookWatch> => {
      const hook = await call(readHookStatus, { params: { hookId }, signal, keepsSession: true });
      return afterHookPoll(queryClient.getQueryData(queryKeys.hook(hookId)), hook, Date.now());
    },
    refetchInterval: ({ state: { data, error } }) =>
      hookPollDelayMs(data, Date.now(), error instanceof CallError ? error.status : undefined),
    refetchOnReconnect: 'always',
  });
