import { queryOptions } from '@tanstack/react-query';
import { readMe } from '#contract/calls/accounts.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** Whether the signed-in user may change shared content. */
export const editorQuery = queryOptions({
  queryKey: queryKeys.isEditor,
  queryFn: async ({ signal }) => (await call(readMe, { signal })).isEditor,
  staleTime: Infinity,
});
