import { queryOptions } from '@tanstack/react-query';
import { readShare } from '#contract/calls/shares.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export const shareQuery = (generationId: string) =>
  queryOptions({
    queryKey: queryKeys.share(generationId),
    queryFn: ({ signal }) => call(readShare, { params: { generationId }, signal }),
    // The address of the file is signed for a while only; asking again is cheap.
    staleTime: 5 * 60_000,
  });
