import { queryOptions } from '@tanstack/react-query';
import { readBackgrounds, readGreenscreen } from '#contract/calls/greenscreens.ts';
import { isVideoBeingMade } from '#contract/calls/generations.ts';
import { readPrices } from '#contract/calls/wallet.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

const watchEveryMs = 3_000;

export const greenscreenPriceQuery = queryOptions({
  queryKey: queryKeys.prices,
  queryFn: ({ signal }) => call(readPrices, { signal }),
  staleTime: Infinity,
  select: (prices) => prices.find((price) => price.work === 'greenscreen')?.credits,
});

export const backgroundsQuery = queryOptions({
  queryKey: queryKeys.backgrounds,
  queryFn: ({ signal }) => call(readBackgrounds, { signal }),
  staleTime: 5 * 60_000,
});

/** One video, read again while it is being made. */
export const greenscreenQuery = (greenscreenId: string) =>
  queryOptions({
    queryKey: queryKeys.greenscreen(greenscreenId),
    queryFn: ({ signal }) => call(readGreenscreen, { params: { greenscreenId }, signal }),
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data === undefined || isVideoBeingMade(state.data.status) ? watchEveryMs : false,
  });
