import type { HookStatus } from '#contract/calls/hooks.ts';
import type { Generation } from '#contract/calls/generations.ts';
import { draftFromGeneration, type CreatorDraft } from './draft.ts';

type HookEntry = CreatorDraft['hook'];

export const isHookEntryComplete = (hook: HookEntry): boolean =>
  hook.templateId !== null && hook.text.trim() !== '';

type MadeHook = Pick<
  HookStatus,
  'id' | 'status' | 'templateId' | 'hookText' | 'textOverlayEnabled' | 'voice' | 'style' | 'speed'
>;

/** `ownVoice`: the avatar's, which the server names where none was chosen; undefined while it is not known. */
function isSpokenAlike(hook: HookEntry, made: MadeHook, ownVoice: string | undefined): boolean {
  const voice = hook.voice ?? ownVoice;
  return (
    (voice === undefined || made.voice === voice) &&
    made.style === hook.style &&
    Math.abs(made.speed - hook.speed) < 0.001
  );
}

/** The hook that exists, or is on its way, for exactly these entries: using it costs nothing. */
export function isHookUsable(draft: CreatorDraft, made: MadeHook | undefined, ownVoice?: string): boolean {
  if (!made || made.id === draft.discardedHookId) return false;
  return (
    (made.status === 'completed' || made.status === 'processing') &&
    made.templateId === draft.hook.templateId &&
    made.hookText.trim() === draft.hook.text.trim() &&
    made.textOverlayEnabled === draft.hook.overlayEnabled &&
    isSpokenAlike(draft.hook, made, ownVoice)
  );
}

/**
 * Whether the entries ask for another hook than the one that the video has: other words, say, or none, after Generate
 * Another. A voice that nobody chose is the avatar's own, and while that is not known any is taken for it.
 */
export function isOtherHookWished(draft: CreatorDraft, generation: Generation, ownVoice?: string): boolean {
  const component = generation.components.find(({ type }) => type === 'hook');
  if (!component || component.status === 'failed' || component.status === 'cancelled') return false;
  if (draft.discardedHookId !== null && draft.discardedHookId === generation.hook_generation_id) return true;
  const has = draftFromGeneration(draft.id, generation).hook;
  const { hook } = draft;
  const wishedVoice = hook.voice ?? ownVoice;
  const spokenVoice = has.voice ?? ownVoice;
  const isSameVoice = wishedVoice === undefined || spokenVoice === undefined || wishedVoice === spokenVoice;
  return !(
    hook.templateId === has.templateId &&
    hook.text.trim() === has.text.trim() &&
    hook.overlayEnabled === has.overlayEnabled &&
    hook.style === has.style &&
    Math.abs(hook.speed - has.speed) < 0.001 &&
    isSameVoice
  );
}

/** FNV-1a, 32 bit: short and stable; it separates intents, it protects nothing. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0)!;
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The same wish has the same key, so that a second click or a retry can never charge twice. */
export function hookIdempotencyKey(draft: CreatorDraft, generationId: string | null): string {
  const { templateId, text, overlayEnabled, voice, style, speed } = draft.hook;
  const wish = [generationId, templateId, text.trim(), overlayEnabled, voice, style, speed];
  return `hook-${draft.id}-${draft.attempt}-${digest(JSON.stringify(wish))}`;
}
