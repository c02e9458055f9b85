import { queryOptions } from '@tanstack/react-query';
import { readCardKey, readCards } from '#contract/calls/cards.ts';
import { call } from '../../lib/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export const cardsQuery = queryOptions({
  queryKey: queryKeys.cards,
  queryFn: ({ signal }) => call(readCards, { signal }),
  staleTime: 0,
});

/** The provider's public key, and the address of its card field. */
export const cardKeyQuery = queryOptions({
  queryKey: [...queryKeys.cards, 'key'],
  queryFn: ({ signal }) => call(readCardKey, { signal }),
  staleTime: Infinity,
});
