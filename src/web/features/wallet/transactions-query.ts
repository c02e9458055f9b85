import { infiniteQueryOptions } from '@tanstack/react-query';
import { readTransactions } from '#contract/calls/wallet.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

const pageSize = 20;

export const transactionsQuery = infiniteQueryOptions({
  queryKey: queryKeys.walletTransactions,
  queryFn: ({ pageParam, signal }) =>
    call(readTransactions, { query: { limit: pageSize, offset: pageParam }, signal }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) => {
    const loaded = pages.reduce((sum, page) => sum + page.transactions.length, 0);
    return loaded < last.totalCount && last.transactions.length > 0 ? loaded : undefined;
  },
  staleTime: 0,
});
