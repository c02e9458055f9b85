import { queryOptions } from '@tanstack/react-query';
import { readBroll } from '#contract/calls/broll.ts';
import { isVideoBeingMade } from '#contract/calls/generations.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

const watchEveryMs = 3_000;

/** One film, read again while it is being made. */
export const brollQuery = (generationId: string) =>
  queryOptions({
    queryKey: queryKeys.broll(generationId),
    queryFn: ({ signal }) => call(readBroll, { params: { brollId: generationId }, signal }),
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data === undefined || isVideoBeingMade(state.data.status) ? watchEveryMs : false,
  });
