import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { readGeneration } from '#contract/calls/generations.ts';
import { readHookStatus } from '#contract/calls/hooks.ts';
import { readTemplates } from '#contract/calls/templates.ts';
import { readUpload } from '#contract/calls/uploads.ts';
import { readPrices } from '#contract/calls/wallet.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { afterHookPoll, hookPollDelayMs, type HookWatch } from './hook-watch.ts';

export const templatesQuery = queryOptions({
  queryKey: queryKeys.templates,
  queryFn: ({ signal }) => call(readTemplates, { signal }),
  staleTime: 5 * 60_000,
});

export const hookPriceQuery = queryOptions({
  queryKey: queryKeys.prices,
  queryFn: ({ signal }) => call(readPrices, { signal }),
  staleTime: Infinity,
  select: (prices) => prices.find((price) => price.work === 'hook')?.credits,
});

export const generationQuery = (generationId: string) =>
  queryOptions({
    queryKey: queryKeys.generation(generationId),
    queryFn: ({ signal }) => call(readGeneration, { params: { generationId }, signal }),
  });

export const hookQuery = (queryClient: QueryClient, hookId: string) =>
  queryOptions({
    queryKey: queryKeys.hook(hookId),
    queryFn: async ({ signal }): Promise<HookWatch> => {
      const hook = await call(readHookStatus, { params: { hookId }, signal });
      return afterHookPoll(queryClient.getQueryData(queryKeys.hook(hookId)), hook, Date.now());
    },
    refetchInterval: (query) => hookPollDelayMs(query.state.data, Date.now()),
  });

const uploadPollMs = 5_000;

export const uploadQuery = (uploadId: string) =>
  queryOptions({
    queryKey: queryKeys.upload(uploadId),
    queryFn: ({ signal }) => call(readUpload, { params: { uploadId }, signal }),
    refetchInterval: (query) => (query.state.data?.status === 'processing' ? uploadPollMs : false),
  });
