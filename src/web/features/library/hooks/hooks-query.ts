import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import type { CallReply } from '#contract/call.ts';
import { readMyHooks } from '#contract/calls/hooks.ts';
import { limits } from '#contract/limits.ts';
import { call } from '../../../lib/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

type HooksPage = CallReply<typeof readMyHooks>;
export type HookPages = InfiniteData<HooksPage>;

export const hooksQuery = infiniteQueryOptions({
  queryKey: queryKeys.hooks,
  queryFn: ({ pageParam, signal }) =>
    call(readMyHooks, { query: { limit: limits.hooksPageSize, offset: pageParam }, signal }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) => {
    const loaded = pages.reduce((sum, page) => sum + page.hooks.length, 0);
    return loaded < last.totalCount && last.hooks.length > 0 ? loaded : undefined;
  },
  staleTime: 0,
});

/** The pages after a hook was deleted: it is gone, and every page's total is one less. */
export const withoutHook = (data: HookPages, hookId: string): HookPages => ({
  ...data,
  pages: data.pages.map((page) => ({
    hooks: page.hooks.filter((hook) => hook.id !== hookId),
    totalCount: page.totalCount - 1,
  })),
});
