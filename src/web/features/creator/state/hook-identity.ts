import type { HookStatus } from '#contract/calls/hooks.ts';
import type { Generation } from '#contract/calls/generations.ts';
import { shortDigest } from '../../../lib/short-digest.ts';
import { draftFromGeneration, type CreatorDraft } from './draft.ts';
import type { CreatorState } from './creator-state.ts';

type HookSettings = CreatorDraft['hook'];

/** The missing part of a hook; null if it is complete. */
export function missingPart({ templateId, text }: HookSettings): 'speaker' | 'text' | 'both' | null {
  const hasText = text.trim() !== '';
  if (templateId === null) return hasText ? 'speaker' : 'both';
  return hasText ? null : 'text';
}

/**
 * Whether two sets of settings make the same hook. `ownVoice` is the avatar's: it speaks where no voice was chosen, and
 * while it is not known, any voice matches.
 */
function isSameHook(one: HookSettings, other: HookSettings, ownVoice: string | undefined): boolean {
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

export type ExistingHook = Pick<
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

/** Whether this hook exists, or is being made, for exactly these settings: using it costs nothing. */
export function isHookUsable(
  draft: CreatorDraft,
  existing: ExistingHook | undefined,
  ownVoice?: string,
): boolean {
  if (!existing) return false;
  if (existing.status !== 'completed' && existing.status !== 'processing') return false;
  const { hookText: text, textOverlayEnabled: overlayEnabled } = existing;
  return isSameHook(draft.hook, { ...existing, text, overlayEnabled }, ownVoice);
}

/** The latest finished take with exactly these settings, as the server would choose it. */
export const findReusableTake = <Take extends ExistingHook>(
  draft: CreatorDraft,
  takes: readonly Take[],
  ownVoice?: string,
): Take | undefined =>
  takes.findLast((take) => take.status === 'completed' && isHookUsable(draft, take, ownVoice));

/**
 * Whether the settings differ from a finished hook in its word captions only: it needs no new voice and no new picture, and
 * costs nothing. A hook with the text overlay has no picture without it.
 */
export function isCaptionChange(
  settings: HookSettings,
  existing: ExistingHook | undefined,
  ownVoice?: string,
): boolean {
  if (existing?.status !== 'completed' || existing.textOverlayEnabled || settings.overlayEnabled)
    return false;
  const { hookText: text, textOverlayEnabled: overlayEnabled } = existing;
  const { captionStyle } = settings;
  return (
    captionStyle !== existing.captionStyle &&
    isSameHook(settings, { ...existing, text, overlayEnabled, captionStyle }, ownVoice)
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

/** Whether the person has to choose between the video's hook and the edited settings before the video is made. */
export const isHookChoiceRequired = (
  { draft, isHookPostponed }: Pick<CreatorState, 'draft' | 'isHookPostponed'>,
  { generation, isUsable, isStarting, ownVoice }: HookFacts,
): boolean =>
  generation !== undefined &&
  !isUsable &&
  !isStarting &&
  !isHookPostponed &&
  isOtherHookWanted(draft, generation, ownVoice);

/**
 * The same settings have the same key until the server replies to a start, so that a second click or a retry never
 * charges twice.
 */
export function hookIdempotencyKey(
  draft: CreatorDraft,
  generationId: string | null,
  anotherThan: string | null,
): string {
  const { templateId, text, overlayEnabled, captionStyle, hookStyle, voice, style, speed } = draft.hook;
  const looks = [overlayEnabled, captionStyle, hookStyle];
  const settings = [templateId, text.trim(), ...looks, voice, style, speed];
  const input = [generationId, ...settings, ...(anotherThan === null ? [] : [anotherThan])];
  return `hook-${draft.id}-${draft.startCount}-${shortDigest(JSON.stringify(input))}`;
}
