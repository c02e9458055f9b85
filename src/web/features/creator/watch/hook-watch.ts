import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { readHookStatus, type HookStatus } from '#contract/calls/hooks.ts';
import type { LiveProgress } from '#contract/live-events.ts';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useIsOnline } from '../../../lib/use-is-online.ts';
import type { CreatorDraft } from '../state/draft.ts';
import { isHookUsable } from '../state/hook-identity.ts';
import { isRefusalFinal } from './details-poll-plan.ts';

/** The latest status of the hook, and the number of polls since the last event about it. */
export type HookWatch = {
  hook: HookStatus;
  pollsSinceLive: number;
  isLive: boolean;
  firstSeenMs: number;
  lastReadMs: number;
};

const pollMs = 10_000;
const estimate = { first: 10, perPoll: 5, max: 90 };
/** A hook without events is read at these ages even while the live channel is connected. */
const checkAgesMs = [2 * 60_000, 5 * 60_000];

export const isHookFinal = (status: HookStatus['status']): boolean => status !== 'processing';

export function afterHookPoll(previous: HookWatch | undefined, hook: HookStatus, nowMs: number): HookWatch {
  if (previous?.hook.id !== hook.id)
    return { hook, pollsSinceLive: 0, isLive: false, firstSeenMs: nowMs, lastReadMs: nowMs };
  return { ...previous, hook, pollsSinceLive: previous.pollsSinceLive + 1, isLive: false, lastReadMs: nowMs };
}

/** Progress only: the addresses of a finished hook come with the next read. */
export function afterHookEvent(previous: HookWatch, event: LiveProgress): HookWatch {
  if (event.subject !== 'hook' || event.id !== previous.hook.id) return previous;
  if (isHookFinal(previous.hook.status)) return previous;
  const stage = event.stage as HookStatus['stage'];
  return {
    ...previous,
    hook: { ...previous.hook, stage, progress: Math.max(previous.hook.progress, event.progress) },
    pollsSinceLive: 0,
    isLive: true,
  };
}

/** The worker's own percentage; an estimate only while the live channel is silent. */
export function hookProgress({ hook, pollsSinceLive, isLive }: HookWatch): number {
  if (hook.status === 'completed') return 100;
  if (isLive || pollsSinceLive === 0) return Math.round(hook.progress);
  const estimated = Math.min(estimate.max, estimate.first + estimate.perPoll * (pollsSinceLive - 1));
  return Math.round(Math.max(hook.progress, estimated));
}

/** When the server expected the hook to end, by what it said last. */
export const expectedEndMs = ({ hook, lastReadMs }: HookWatch): number | null =>
  hook.secondsLeft === null ? null : lastReadMs + hook.secondsLeft * 1_000;

/** Each event restarts the wait, so that a live hook is polled only at the ages of the checks. */
export function hookPollDelayMs(
  watch: HookWatch | undefined,
  nowMs: number,
  errorStatus?: number,
): number | false {
  if (errorStatus !== undefined && isRefusalFinal(errorStatus)) return false;
  if (!watch) return pollMs;
  if (isHookFinal(watch.hook.status)) return false;
  const ageMs = nowMs - watch.firstSeenMs;
  const nextCheckMs = checkAgesMs.find((checkMs) => checkMs > ageMs);
  return nextCheckMs === undefined ? pollMs : Math.min(pollMs, nextCheckMs - ageMs);
}

export const isHookOverdue = (watch: HookWatch): boolean =>
  !isHookFinal(watch.hook.status) &&
  !watch.isLive &&
  watch.lastReadMs - watch.firstSeenMs >= checkAgesMs.at(-1)!;

export const hookQuery = (queryClient: QueryClient, hookId: string) =>
  queryOptions({
    queryKey: queryKeys.hook(hookId),
    queryFn: async ({ signal }): Promise<HookWatch> => {
      const hook = await call(readHookStatus, { params: { hookId }, signal, keepsSession: true });
      return afterHookPoll(queryClient.getQueryData(queryKeys.hook(hookId)), hook, Date.now());
    },
    refetchInterval: ({ state: { data, error } }) =>
      hookPollDelayMs(data, Date.now(), error instanceof CallError ? error.status : undefined),
    refetchOnReconnect: 'always',
  });

/** A different avatar makes another hook: results of this hook are then irrelevant. */
const isOfDraftAvatar = (draft: CreatorDraft, hook: HookStatus | undefined): boolean =>
  hook === undefined || hook.templateId === draft.hook.templateId || hook.status === 'processing';

/** The hook last started, and whether the entries describe it. */
export function useHook(draft: CreatorDraft, ownVoice: string | undefined) {
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const query = useQuery({
    ...hookQuery(queryClient, draft.hookId ?? ''),
    enabled: draft.hookId !== null,
  });
  const watch = draft.hookId === null ? undefined : query.data;
  const hook = isOfDraftAvatar(draft, watch?.hook) ? watch?.hook : undefined;
  // Offline, the page has a notice of its own.
  const isCutOff = query.error instanceof CallError && query.error.code === 'offline' && !isOnline;
  return {
    hook,
    isUsable: isHookUsable(draft, hook, ownVoice),
    isMaking: hook?.status === 'processing',
    /** There is a hook whose status has not been read yet. */
    isAwaited: draft.hookId !== null && query.isPending,
    expectedEndMs: watch ? expectedEndMs(watch) : null,
    percent: watch ? hookProgress(watch) : 0,
    error: draft.hookId === null || isCutOff ? null : query.error,
    isOverdue: watch ? isHookOverdue(watch) : false,
  };
}
export type HookState = ReturnType<typeof useHook>;
