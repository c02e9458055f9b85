import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { HookStatus } from '#contract/calls/hooks.ts';
import { CallError } from '../../../lib/call-error.ts';
import { useIsOnline } from '../../../lib/use-is-online.ts';
import type { CreatorDraft } from '../state/draft.ts';
import { isHookUsable } from '../state/hook-identity.ts';
import { hookProgress, isHookOverdue } from './hook-watch.ts';
import { hookQuery } from './queries.ts';

/** Anybody's other avatar makes another hook: what became of this one is no news any more. */
const isOfThisAvatar = (draft: CreatorDraft, hook: HookStatus | undefined): boolean =>
  hook === undefined || hook.templateId === draft.hook.templateId || hook.status === 'processing';

/** The hook last started, and whether it is the one that the entries ask for. */
export function useHook(draft: CreatorDraft, ownVoice: string | undefined) {
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const query = useQuery({
    ...hookQuery(queryClient, draft.hookId ?? ''),
    enabled: draft.hookId !== null,
  });
  const watch = draft.hookId === null ? undefined : query.data;
  const isKept = watch !== undefined && watch.hook.id !== draft.discardedHookId;
  const hook = isKept && isOfThisAvatar(draft, watch.hook) ? watch.hook : undefined;
  // Without a network that is all there is to say, and it is said above.
  const isCutOff = query.error instanceof CallError && query.error.code === 'offline' && !isOnline;
  return {
    hook,
    isUsable: isHookUsable(draft, hook, ownVoice),
    isMaking: hook?.status === 'processing',
    percent: watch ? hookProgress(watch) : 0,
    error: draft.hookId === null || isCutOff ? null : query.error,
    isOverdue: watch ? isHookOverdue(watch) : false,
  };
}
export type HookState = ReturnType<typeof useHook>;
