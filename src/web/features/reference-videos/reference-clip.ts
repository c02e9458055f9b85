import type { Upload } from '#contract/calls/uploads.ts';
import { contentFiles } from '#contract/template-rules.ts';
import { errorTexts } from '../../lib/error-text.ts';
import type { FileUpload } from '../../parts/media-input/send/use-file-upload.ts';
import type { ClipRules } from '../../parts/media-input/trim/clip-rules.ts';
import type { TrimSource } from '../../parts/media-input/trim/find-trim-source.ts';
import type { MediaInput } from '../../parts/media-input/use-media-input.ts';
import { reasonOf } from './reason.ts';
import { texts } from './texts.ts';

const { problems } = texts;

type ClipRule = ClipRules['isCutInBrowser'];

const isCutInBrowser: ClipRule = ({ isCuttable, durationSeconds }) => isCuttable && durationSeconds !== null;

/** Only a clip that cannot be cut here is sent before its part is chosen; the server then prepares it and cuts it. */
export const referenceRules: ClipRules = {
  isCutInBrowser,
  isSentAtOnce: (facts) => facts !== null && !isCutInBrowser(facts),
};

/** How far a clip that is sent whole is; `share`: 0 to 1 of the stage. */
export type WholeUpload =
  | { stage: 'sending' | 'preparing'; share: number }
  | { stage: 'ready'; upload: Upload & { previewUrl: string } };

type UploadState = Pick<FileUpload, 'state'>;

/** Null for a clip that stays here, and for one that did not arrive. */
export function findWholeUpload({ state }: UploadState, upload: Upload | undefined): WholeUpload | null {
  if (state.phase === 'sending') {
    return state.share < 1 ? { stage: 'sending', share: state.share } : { stage: 'preparing', share: 0 };
  }
  if (state.phase !== 'sent' || upload?.status === 'failed') return null;
  if (upload?.previewUrl) return { stage: 'ready', upload: { ...upload, previewUrl: upload.previewUrl } };
  return { stage: 'preparing', share: (upload?.progress ?? 0) / 100 };
}

type ClipState = Pick<MediaInput, 'original'> & { upload: UploadState; refusal: string | null };

/** Why the chosen file cannot be used; null when nothing is wrong or nothing was chosen. */
export function findClipProblem({ original, upload: { state }, refusal }: ClipState): string | null {
  if (original === null) {
    if (state.phase !== 'refused') return null;
    return state.code === 'file_too_large' ? problems.tooLarge : errorTexts[state.code];
  }
  if (original.readError) return problems.toolsFailed(reasonOf(original.readError.cause));
  if (state.phase === 'broken') return problems.processing(errorTexts[state.code]);
  return refusal === null ? null : problems.processing(refusal);
}

export const findFootageProblem = ({
  durationSeconds,
}: Pick<TrimSource, 'durationSeconds'>): string | null =>
  durationSeconds < contentFiles.referenceMinSeconds ? problems.tooShort : null;
