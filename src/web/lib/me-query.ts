import { queryOptions } from '@tanstack/react-query';
import { readMe } from '#contract/calls/accounts.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

export const meQuery = queryOptions({
  queryKey: queryKeys.me,
  queryFn: async ({ signal }) => (await call(readMe, { signal })).user,
  staleTime: Infinity,
});
