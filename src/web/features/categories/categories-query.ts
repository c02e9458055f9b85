import { queryOptions } from '@tanstack/react-query';
import { readCategory } from '#contract/calls/categories.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

const preparationPollMs = 3_000;

/** Polled while a reference video of it is being prepared. */
export const categoryQuery = (categoryId: string) =>
  queryOptions({
    queryKey: queryKeys.category(categoryId),
    queryFn: ({ signal }) => call(readCategory, { params: { categoryId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.subcategories.some(({ referenceVideoStatus }) => referenceVideoStatus === 'processing')
        ? preparationPollMs
        : false,
  });
