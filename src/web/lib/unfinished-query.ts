import { queryOptions } from '@tanstack/react-query';
import { readUnfinishedVideos } from '#contract/calls/videos.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';
import { isUnderWay } from './work-under-way.ts';

const watchEveryMs = 4_000;

/** The user's unfinished videos, read again while a task of one of them is in progress. */
export const unfinishedQuery = queryOptions({
  queryKey: queryKeys.unfinished,
  // A background query on every page: an ended session is reported by the page itself.
  queryFn: ({ signal }) => call(readUnfinishedVideos, { signal, keepsSession: true }),
  staleTime: 0,
  refetchInterval: ({ state }) => (navigator.onLine && state.data?.some(isUnderWay) ? watchEveryMs : false),
  refetchOnReconnect: 'always',
});
