import { queryOptions } from '@tanstack/react-query';
import { isVideoBeingMade } from '#contract/calls/generations.ts';
import { readReel, readReelBrand, readReelStyles } from '#contract/calls/reels.ts';
import { readPrices } from '#contract/calls/wallet.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

const watchEveryMs = 3_000;

export const reelPriceQuery = queryOptions({
  queryKey: queryKeys.prices,
  queryFn: ({ signal }) => call(readPrices, { signal }),
  staleTime: Infinity,
  select: (prices) => prices.find((price) => price.work === 'reel')?.credits,
});

export const reelStylesQuery = queryOptions({
  queryKey: queryKeys.reelStyles,
  queryFn: ({ signal }) => call(readReelStyles, { signal }),
  staleTime: Infinity,
});

/** The brand of the last reel; out of date after another reel was started. */
export const reelBrandQuery = queryOptions({
  queryKey: queryKeys.reelBrand,
  queryFn: ({ signal }) => call(readReelBrand, { signal }),
  staleTime: Infinity,
});

/** One reel, read again while it or one of its formats is being made. */
export const reelQuery = (reelId: string) =>
  queryOptions({
    queryKey: queryKeys.reel(reelId),
    queryFn: ({ signal }) => call(readReel, { params: { reelId }, signal }),
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data === undefined || data.formats.some(({ status }) => isVideoBeingMade(status))
        ? watchEveryMs
        : false,
  });
