import { queryOptions } from '@tanstack/react-query';
import { readGeneration } from '#contract/calls/generations.ts';
import { readPrices } from '#contract/calls/wallet.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
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
    // Another tab or device may have changed it since.
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
  });
