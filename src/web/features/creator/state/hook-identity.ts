import type { HookStatus } from '#contract/calls/hooks.ts';
import type { Generation } from '#contract/calls/generations.ts';
import { shortDigest } from '../../../lib/short-digest.ts';
import { draftFromGeneration, type CreatorDraft } from './draft.ts';
import type { CreatorState } from './creator-state.ts';

type HookEntry = CreatorDraft['hook'];

export const isHookEntryComplete = (hook: HookEntry): boolean =>
  hook.templateId !== null && hook.text.trim() !== '';

/**
 * Whether two sets of entries make the same hook. `ownVoice` is the avatar's: it speaks where no voice was chosen, and
 * while it is not known, any voice matches.
 */
function isSameHook(one: HookEntry, other: HookEntry, ownVoice: string | undefined): boolean {
  const voices = [one.voice ?? ownVoice, other.voice ?? ownVoice];
  const isSameVoice = voices.includes(undefined) || voices[0] === voices[1];
  return (
    one.templateId === other.templateId &&
    one.text.trim() === other.text.trim() &&
    one.overlayEnabled === other.overlayEnabled &&
    one.captionStyle === other.captionStyle &&
    one.hookStyle === other.hookStyle &&
    one.style === other.style &&
    Math.abs(one.speed - other.speed) < 0.001 &&
    isSameVoice
  );
}

type MadeHook = Pick<
  HookStatus,
  | 'id'
  | 'status'
  | 'templateId'
  | 'hookText'
  | 'textOverlayEnabled'
  | 'captionStyle'
  | 'hookStyle'
  | 'voice'
  | 'style'
  | 'speed'
>;

/** Whether this hook exists, or is being made, for exactly these entries: using it costs nothing. */
export function isHookUsable(draft: CreatorDraft, made: MadeHook | undefined, ownVoice?: string): boolean {
  if (!made) return false;
  if (made.status !== 'completed' && made.status !== 'processing') return false;
  const { hookText: text, textOverlayEnabled: overlayEnabled } = made;
  return isSameHook(draft.hook, { ...made, text, overlayEnabled }, ownVoice);
}

/** The latest finished take with exactly these settings, as the server would choose it. */
export const findReusableTake = <Take extends MadeHook>(
  draft: CreatorDraft,
  takes: readonly Take[],
  ownVoice?: string,
): Take | undefined =>
  takes.findLast((take) => take.status === 'completed' && isHookUsable(draft, take, ownVoice));

/**
 * Whether the entries differ from a finished hook in its word captions only: it needs no new voice and no new picture, and
 * costs nothing. A hook with the text overlay has no picture without it.
 */
export function isCaptionChange(entry: HookEntry, made: MadeHook | undefined, ownVoice?: string): boolean {
  if (made?.status !== 'completed' || made.textOverlayEnabled || entry.overlayEnabled) return false;
  const { hookText: text, textOverlayEnabled: overlayEnabled } = made;
  const { captionStyle } = entry;
  return (
    captionStyle !== made.captionStyle &&
    isSameHook(entry, { ...made, text, overlayEnabled, captionStyle }, ownVoice)
  );
}

/** Whether the settings describe a different hook from the video's. */
export function isOtherHookWanted(draft: CreatorDraft, generation: Generation, ownVoice?: string): boolean {
  const component = generation.components.find(({ type }) => type === 'hook');
  if (!component || component.status === 'failed' || component.status === 'cancelled') return false;
  return !isSameHook(draft.hook, draftFromGeneration(draft.id, generation).hook, ownVoice);
}

type HookFacts = {
  generation: Generation | undefined;
  isUsable: boolean;
  isStarting: boolean;
  ownVoice: string | undefined;
};

/** Whether the person has to choose between the video's hook and the edited entries before the video is made. */
export const mustChooseHook = (
  { draft, isHookPostponed }: Pick<CreatorState, 'draft' | 'isHookPostponed'>,
  { generation, isUsable, isStarting, ownVoice }: HookFacts,
): boolean =>
  generation !== undefined &&
  !isUsable &&
  !isStarting &&
  !isHookPostponed &&
  isOtherHookWanted(draft, generation, ownVoice);

/** The same entries in the same attempt have the same key, so that a second click or a retry never charges twice. */
export function hookIdempotencyKey(
  draft: CreatorDraft,
  generationId: string | null,
  anotherThan: string | null,
): string {
  const { templateId, text, overlayEnabled, captionStyle, hookStyle, voice, style, speed } = draft.hook;
  const looks = [overlayEnabled, captionStyle, hookStyle];
  const entries = [templateId, text.trim(), ...looks, voice, style, speed];
  const input = [generationId, ...entries, ...(anotherThan === null ? [] : [anotherThan])];
  return `hook-${draft.id}-${draft.attempt}-${shortDigest(JSON.stringify(input))}`;
}
