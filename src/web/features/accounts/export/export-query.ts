import { queryOptions } from '@tanstack/react-query';
import { readExport } from '#contract/calls/account.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

const watchEveryMs = 2_000;

/** The latest export, polled while it is being made. */
export const exportQuery = queryOptions({
  queryKey: queryKeys.accountExport,
  queryFn: async ({ signal }) => (await call(readExport, { signal })).export,
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.status === 'processing' ? watchEveryMs : false),
});
