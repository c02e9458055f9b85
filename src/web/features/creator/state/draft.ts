import type { Generation } from '#contract/calls/generations.ts';
import { wholePicture, type Framing } from '#contract/framing.ts';
import { defaultHookStyle, speakingStyleOf, type HookStyle } from '#contract/hook-styles.ts';
import { limits } from '#contract/limits.ts';
import type { ClipCaptions } from '#contract/word-captions/clip-captions.ts';
import type { CaptionStyle } from '#contract/word-captions/caption-styles.ts';
import { speakingSpeed, type SpeakingStyle, type Voice } from '#contract/voices.ts';

/** Everything a person entered, whether or not the server has it yet. */
export type CreatorDraft = {
  /** Names this draft in idempotency keys. */
  id: string;
  /** Counts the starts that the server replied to, so that a deliberate second start gets a new key. */
  startCount: number;
  hookId: string | null;
  hook: {
    templateId: string | null;
    text: string;
    overlayEnabled: boolean;
    /** Null: without word captions. */
    captionStyle: CaptionStyle | null;
    hookStyle: HookStyle;
    /** Null: the avatar's own. */
    voice: Voice | null;
    style: SpeakingStyle;
    speed: number;
  };
  product: {
    uploadId: string | null;
    startSeconds: number | null;
    endSeconds: number | null;
    overlayText: string;
    /** Null until the clip's shape is known, and the framing that suits it with it. */
    framing: Framing | null;
    /** Word captions from a file; null: none. */
    captions: ClipCaptions | null;
    /** The level of its own sound in the mix, 0 (muted) to 100. */
    volume: number;
  };
  music: {
    choice: 'yes' | 'no' | null;
    /** Which of the two plays; the other is kept so that switching back is possible. */
    source: 'own' | 'library';
    uploadId: string | null;
    trackId: string | null;
    /** 0 to 100. */
    volume: number;
  };
};

/** A hook in another style; its speaking style follows unless another was chosen. */
export const inHookStyle = (
  { hookStyle: before, style }: Pick<CreatorDraft['hook'], 'hookStyle' | 'style'>,
  hookStyle: HookStyle,
): Pick<CreatorDraft['hook'], 'hookStyle' | 'style'> => ({
  hookStyle,
  style: style === speakingStyleOf[before] ? speakingStyleOf[hookStyle] : style,
});

export const emptyDraft = (id: string, templateId: string | null = null): CreatorDraft => ({
  id,
  startCount: 0,
  hookId: null,
  hook: {
    templateId,
    text: '',
    overlayEnabled: true,
    captionStyle: null,
    hookStyle: defaultHookStyle,
    voice: null,
    style: speakingStyleOf[defaultHookStyle],
    speed: speakingSpeed.usual,
  },
  product: {
    uploadId: null,
    startSeconds: null,
    endSeconds: null,
    overlayText: '',
    captions: null,
    framing: null,
    volume: limits.defaultClipVolume,
  },
  music: {
    choice: null,
    source: 'own',
    uploadId: null,
    trackId: null,
    volume: limits.defaultMusicVolume,
  },
});

/** A new video of the same clip and music, for another hook of the same presenter: it begins with the old words. */
export const draftForAnotherHook = (id: string, { hook, product, music }: CreatorDraft): CreatorDraft => ({
  ...emptyDraft(id),
  hook,
  product,
  music,
});

/** The entries of a saved video. */
export function draftFromGeneration(id: string, generation: Generation): CreatorDraft {
  const draft = emptyDraft(id);
  const component = (type: string) => generation.components.find((entry) => entry.type === type);
  const hook = component('hook');
  const product = component('product');
  const audio = component('audio');
  return {
    ...draft,
    hookId: generation.hook_generation_id,
    hook: {
      templateId: hook?.templateId ?? null,
      text: hook?.text ?? '',
      overlayEnabled: hook?.textOverlayEnabled ?? true,
      captionStyle: hook?.captionStyle ?? null,
      hookStyle: hook?.hookStyle ?? draft.hook.hookStyle,
      voice: hook?.voice ?? null,
      style: hook?.style ?? draft.hook.style,
      speed: hook?.speed ?? draft.hook.speed,
    },
    product: {
      uploadId: product?.videoFileId ?? null,
      startSeconds: product?.startTime ?? null,
      endSeconds: product?.endTime ?? null,
      overlayText: product?.overlayText ?? '',
      captions: product?.captions ?? null,
      framing: product ? (product.framing ?? wholePicture) : null,
      volume: product?.clipVolume ?? draft.product.volume,
    },
    music: {
      choice: generation.audioSource === 'none' ? 'no' : audio ? 'yes' : null,
      source: generation.audioSource === 'library' ? 'library' : 'own',
      uploadId: audio?.audioFileId ?? null,
      trackId: audio?.audioTrackId ?? null,
      volume: audio?.audioVolume ?? draft.music.volume,
    },
  };
}

type Part = 'hook' | 'product' | 'music';

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

function follow<P extends Part>(part: P, mine: CreatorDraft, was: CreatorDraft, is: CreatorDraft) {
  const hasChangedThere = !isSame(was[part], is[part]);
  return hasChangedThere && isSame(mine[part], was[part]) ? is[part] : mine[part];
}

/**
 * The entries after the same video was changed elsewhere, in another tab or on another device: a part that was not
 * touched here follows; what was entered here and not sent yet stays.
 */
export function followServer(mine: CreatorDraft, before: Generation, now: Generation): CreatorDraft {
  const was = draftFromGeneration(mine.id, before);
  const is = draftFromGeneration(mine.id, now);
  const next = {
    ...mine,
    hookId: was.hookId !== is.hookId && mine.hookId === was.hookId ? is.hookId : mine.hookId,
    hook: follow('hook', mine, was, is),
    product: follow('product', mine, was, is),
    music: follow('music', mine, was, is),
  };
  return isSame(next, mine) ? mine : next;
}
