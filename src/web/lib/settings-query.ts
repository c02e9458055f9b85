import { queryOptions } from '@tanstack/react-query';
import { readPublicSettings } from '#contract/calls/system.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

/** The public settings of this installation. */
export const settingsQuery = queryOptions({
  queryKey: queryKeys.settings,
  queryFn: ({ signal }) => call(readPublicSettings, { signal }),
  staleTime: Infinity,
});
