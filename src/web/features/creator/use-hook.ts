import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CreatorDraft } from './draft.ts';
import { isHookUsable } from './hook-intent.ts';
import { hookProgress, isHookOverdue } from './hook-watch.ts';
import { hookQuery } from './queries.ts';

/** The hook last started, and whether it is the one that the entries ask for. */
export function useHook(draft: CreatorDraft) {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...hookQuery(queryClient, draft.hookId ?? ''),
    enabled: draft.hookId !== null,
  });
  const watch = draft.hookId === null ? undefined : query.data;
  const hook = watch?.hook.id === draft.discardedHookId ? undefined : watch?.hook;
  return {
    hook,
    isUsable: isHookUsable(draft, hook),
    isMaking: hook?.status === 'processing',
    percent: watch ? hookProgress(watch) : 0,
    error: draft.hookId === null ? null : query.error,
    isOverdue: watch ? isHookOverdue(watch) : false,
  };
}
export type HookState = ReturnType<typeof useHook>;
