import { queryOptions } from '@tanstack/react-query';
import { readBrandKit } from '#contract/calls/brand-kit.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** The signed-in user's brand kit; `kit` is null until one is saved. */
export const brandKitQuery = queryOptions({
  queryKey: queryKeys.brandKit,
  queryFn: ({ signal }) => call(readBrandKit, { signal }),
  // Another window may have changed it since.
  refetchOnWindowFocus: 'always',
});
