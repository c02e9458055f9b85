import { queryOptions } from '@tanstack/react-query';
import { readPublicSettings } from '#contract/calls/system.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** What this installation tells everybody about itself. */
export const settingsQuery = queryOptions({
  queryKey: queryKeys.settings,
  queryFn: ({ signal }) => call(readPublicSettings, { signal }),
  staleTime: Infinity,
});
