import type { Generation } from '#contract/calls/generations.ts';
import { draftFromGeneration, emptyDraft, type CreatorDraft } from './draft.ts';
import { findDraft, type DraftStore } from './draft-memory.ts';
import { stepForGeneration, type CreatorStep } from './steps.ts';
import type { OpenedVideo } from './creator-state.ts';
import { isOtherHookWanted } from './hook-identity.ts';

type OpeningVideo = OpenedVideo & {
  /** Where the person left it. */
  resume: CreatorStep;
};

/** A new video, with the entries from before a detour to the paywall. */
export function openNewVideo(
  memory: DraftStore,
  wanted: { templateId: string | undefined; productUploadId: string | undefined; draftId: string },
): OpeningVideo {
  const { templateId, productUploadId: uploadId, draftId } = wanted;
  const kept = findDraft(memory, null) ?? emptyDraft(draftId);
  const draft: CreatorDraft = {
    ...kept,
    ...(templateId === undefined ? {} : { hook: { ...kept.hook, templateId } }),
    // Kept with its text and range where the entries have it already, as after a reload.
    ...(uploadId === undefined || uploadId === kept.product.uploadId
      ? {}
      : { product: { ...emptyDraft(draftId).product, uploadId } }),
  };
  return { generationId: null, draft, resume: uploadId === undefined ? 'hook' : 'upload' };
}

/** A saved video, with the entries of this tab that were not sent yet. */
export function openSavedVideo(memory: DraftStore, generation: Generation, draftId: string): OpeningVideo {
  const { generationId } = generation;
  const kept = findDraft(memory, generationId);
  return {
    generationId,
    draft: kept ?? draftFromGeneration(draftId, generation),
    resume: kept && isOtherHookWanted(kept, generation) ? 'hook' : stepForGeneration(generation),
  };
}
