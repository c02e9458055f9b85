import { queryOptions } from '@tanstack/react-query';
import { readSignInOptions } from '#contract/calls/accounts.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export const signInOptionsQuery = queryOptions({
  queryKey: queryKeys.signInOptions,
  queryFn: ({ signal }) => call(readSignInOptions, { signal }),
  staleTime: Infinity,
});
