import type { Generation } from '#contract/calls/generations.ts';
import type { TriedLine } from '../../../lib/tried-line.ts';
import { draftFromGeneration, emptyDraft, type CreatorDraft } from './draft.ts';
import { findDraft, type DraftStore } from './draft-memory.ts';
import { stepForGeneration, type CreatorStep } from './steps.ts';
import type { OpenedVideo } from './creator-state.ts';
import { isOtherHookWanted } from './hook-identity.ts';

type OpeningVideo = OpenedVideo & {
  /** Where the person left it. */
  resume: CreatorStep;
};

/** Kept with its text and range where the entries have this clip already, as after a reload. */
const withProduct = (draft: CreatorDraft, uploadId: string | undefined): CreatorDraft =>
  uploadId === undefined || uploadId === draft.product.uploadId
    ? draft
    : { ...draft, product: { ...emptyDraft(draft.id).product, uploadId } };

/** A new video, with the entries from before a detour to the paywall. */
export function openNewVideo(
  memory: DraftStore,
  wanted: {
    templateId: string | undefined;
    productUploadId: string | undefined;
    draftId: string;
    /** The default presenter if neither the address nor this tab names one. */
    lastAvatar?: string | null;
    /** Typed on the landing page; said where this tab has no words yet. */
    tried?: TriedLine | null;
  },
): OpeningVideo {
  const { templateId, productUploadId: uploadId, draftId } = wanted;
  const kept = findDraft(memory, null) ?? emptyDraft(draftId, wanted.lastAvatar || null);
  const tried = kept.hook.text.trim() === '' ? wanted.tried : null;
  const draft: CreatorDraft = {
    ...kept,
    hook: { ...kept.hook, ...tried, ...(templateId === undefined ? {} : { templateId }) },
  };
  return {
    generationId: null,
    draft: withProduct(draft, uploadId),
    resume: uploadId === undefined ? 'hook' : 'upload',
  };
}

/** A saved video, with the entries of this tab that were not sent yet. */
export function openSavedVideo(
  memory: DraftStore,
  generation: Generation,
  wanted: { draftId: string; productUploadId?: string | undefined },
): OpeningVideo {
  const { generationId } = generation;
  const { draftId, productUploadId: uploadId } = wanted;
  const found = findDraft(memory, generationId);
  // Another take may have been made or chosen since, on another device or just before this page was left.
  const kept = found && { ...found, hookId: generation.hook_generation_id };
  const resume = kept && isOtherHookWanted(kept, generation) ? 'hook' : stepForGeneration(generation);
  return {
    generationId,
    draft: withProduct(kept ?? draftFromGeneration(draftId, generation), uploadId),
    resume: uploadId === undefined ? resume : 'upload',
  };
}
