import { queryOptions } from '@tanstack/react-query';
import { readBrandKit } from '#contract/calls/brand-kit.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** The kit of the signed-in person; `kit` is null while there is none. */
export const brandKitQuery = queryOptions({
  queryKey: queryKeys.brandKit,
  queryFn: ({ signal }) => call(readBrandKit, { signal }),
});
