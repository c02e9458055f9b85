import type { Upload } from '#contract/calls/uploads.ts';
import type { ClipSource } from '../../../lib/trim/open-input.ts';
import type { OriginalClip } from './use-original-clip.ts';

/** The clip to trim: the file itself if it plays here, else the copy that the server prepared. */
export type TrimSource = {
  /** Plays the whole clip. */
  url: string;
  source: ClipSource;
  durationSeconds: number;
};

/** Null while nothing can be played. */
export function findTrimSource(original: OriginalClip | null, upload: Upload | undefined): TrimSource | null {
  const isLocal = original?.facts?.isPlayable === true;
  const url = isLocal ? original.url : (upload?.previewUrl ?? null);
  const durationSeconds = original?.facts?.durationSeconds ?? upload?.durationSeconds ?? null;
  if (url === null || durationSeconds === null) return null;
  return { url, source: isLocal ? original.file : url, durationSeconds };
}
