import type { CreatorDraft } from './draft.ts';
import { findReusableTake, isCaptionChange, type ExistingHook } from './hook-identity.ts';

type CurrentHook = {
  hook: ExistingHook | undefined;
  isUsable: boolean;
  isMaking: boolean;
  isAwaited: boolean;
};

export type MatchingHook<Take> = {
  /** The hook that has the settings of the draft: none, one being made, or a finished one. */
  usable: 'none' | 'making' | 'ready';
  /** A finished take with these settings in place of the video's current hook. */
  reusableTake: Take | undefined;
  /** No hook has these settings, but they differ from one only in their captions. */
  isFree: boolean;
  /** The hook that Generate Another makes one more take of. */
  anotherThan: string | null;
};

/** Finds the hook that the draft describes among the video's current hook, which takes precedence, and its takes. */
export function findMatchingHook<Take extends ExistingHook>(
  draft: CreatorDraft,
  current: CurrentHook,
  takes: readonly Take[],
  ownVoice?: string,
): MatchingHook<Take> {
  // The current hook takes precedence even while its status is loading.
  const isCurrent = current.isUsable || current.isAwaited;
  const reusableTake = isCurrent ? undefined : findReusableTake(draft, takes, ownVoice);
  const usable = usableOf(current, reusableTake !== undefined);
  const isFree =
    usable === 'none' && [current.hook, ...takes].some((hook) => isCaptionChange(draft.hook, hook, ownVoice));
  return { usable, reusableTake, isFree, anotherThan: reusableTake?.id ?? draft.hookId };
}

function usableOf(
  { isUsable, isMaking }: CurrentHook,
  hasReusableTake: boolean,
): MatchingHook<never>['usable'] {
  if (isUsable) return isMaking ? 'making' : 'ready';
  return hasReusableTake ? 'ready' : 'none';
}
