import { queryOptions } from '@tanstack/react-query';
import { readWallet } from '#contract/calls/wallet.ts';
import { limits } from '#contract/limits.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export const walletQuery = queryOptions({
  queryKey: queryKeys.walletBalance,
  queryFn: ({ signal }) => call(readWallet, { signal }),
  staleTime: limits.balanceCacheMs,
});
