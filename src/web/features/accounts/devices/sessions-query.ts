import { queryOptions } from '@tanstack/react-query';
import { readSessions } from '#contract/calls/account.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

export const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions,
  queryFn: async ({ signal }) => (await call(readSessions, { signal })).sessions,
  staleTime: 0,
});
