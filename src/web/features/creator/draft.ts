import type { Generation } from '#contract/calls/generations.ts';
import { limits } from '#contract/limits.ts';

/** Everything a person entered, whether or not the server has it yet. */
export type CreatorDraft = {
  /** Names this draft in idempotency keys. */
  id: string;
  /** Counts the answered starts, so that a wanted second hook is a new intent. */
  attempt: number;
  hookId: string | null;
  /** The hook that 'Generate Another' put aside. */
  discardedHookId: string | null;
  hook: { templateId: string | null; text: string; overlayEnabled: boolean };
  product: {
    uploadId: string | null;
    startSeconds: number | null;
    endSeconds: number | null;
    overlayText: string;
  };
  music: {
    choice: 'yes' | 'no' | null;
    uploadId: string | null;
    /** 0 to 100. */
    volume: number;
  };
};

export const emptyDraft = (id: string, templateId: string | null = null): CreatorDraft => ({
  id,
  attempt: 0,
  hookId: null,
  discardedHookId: null,
  hook: { templateId, text: '', overlayEnabled: true },
  product: { uploadId: null, startSeconds: null, endSeconds: null, overlayText: '' },
  music: { choice: null, uploadId: null, volume: limits.defaultMusicVolume },
});

/** What a saved video tells about the entries that made it. */
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
    },
    product: {
      uploadId: product?.videoFileId ?? null,
      startSeconds: product?.startTime ?? null,
      endSeconds: product?.endTime ?? null,
      overlayText: product?.overlayText ?? '',
    },
    music: {
      choice: generation.audioSource === 'none' ? 'no' : audio ? 'yes' : null,
      uploadId: audio?.audioFileId ?? null,
      volume: audio?.volume ?? draft.music.volume,
    },
  };
}
