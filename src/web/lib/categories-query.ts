import { queryOptions } from '@tanstack/react-query';
import { readCategories } from '#contract/calls/categories.ts';
import { call } from './call.ts';
import { queryKeys } from './query-keys.ts';

export const categoriesQuery = queryOptions({
  queryKey: queryKeys.categories,
  queryFn: ({ signal }) => call(readCategories, { signal }),
});
