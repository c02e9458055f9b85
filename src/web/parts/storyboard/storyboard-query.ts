import { queryOptions } from '@tanstack/react-query';
import { readStoryboard } from '#contract/calls/storyboards.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** One storyboard with its pictures. Callers that follow it add their own `refetchInterval`. */
export const storyboardQuery = (storyboardId: string) =>
  queryOptions({
    queryKey: queryKeys.storyboard(storyboardId),
    queryFn: ({ signal }) => call(readStoryboard, { params: { storyboardId }, query: {}, signal }),
    staleTime: 0,
  });
