import { isFileFor } from '#contract/file-types.ts';
import { contentFiles } from '#contract/template-rules.ts';
import type { ClipFacts } from '../../lib/trim/open-clip.ts';
import type { ClipSource } from '../../lib/trim/open-input.ts';
import { texts } from './texts.ts';
import type { WholeUpload } from './use-whole-upload.ts';

const { problems } = texts;

/** The file, an address that plays it, and what it is; null until that is known. */
export type ChosenVideo = { file: File; url: string; facts: ClipFacts | null };

/** What the part is chosen on: the file itself, or the copy that the server has prepared of a file sent whole. */
export type Footage = {
  url: string;
  source: ClipSource;
  durationSeconds: number;
  /** Of the file on the server, which cuts it; null: it is cut here. */
  uploadId: string | null;
};

/** What can be refused before the file is opened. */
export function findFileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!isFileFor('video', { name, type })) return problems.notVideo;
  return size > contentFiles.maxReferenceVideoBytes ? problems.tooLarge : null;
}

/** It stays here until its part is cut out; any other is sent whole. */
export const isCutHere = ({ isCuttable, durationSeconds }: ClipFacts): boolean =>
  isCuttable && durationSeconds !== null;

/** Null as long as there is nothing to choose a part on. */
export function footageOf(video: ChosenVideo | null, whole: WholeUpload | null): Footage | null {
  const facts = video?.facts;
  if (!video || !facts) return null;
  if (isCutHere(facts)) {
    const { file, url } = video;
    return { url, source: file, durationSeconds: facts.durationSeconds!, uploadId: null };
  }
  if (whole?.stage !== 'ready') return null;
  const { id, previewUrl, durationSeconds } = whole.upload;
  return { url: previewUrl, source: previewUrl, durationSeconds, uploadId: id };
}

export const findFootageProblem = ({ durationSeconds }: Pick<Footage, 'durationSeconds'>): string | null =>
  durationSeconds < contentFiles.referenceMinSeconds ? problems.tooShort : null;
