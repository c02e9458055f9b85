import type { Upload } from '#contract/calls/uploads.ts';
import type { ClipSource } from '../../../lib/trim/open-input.ts';
import type { OriginalClip } from './use-original-clip.ts';

/** The clip to trim: the file itself if it plays here, else the copy that the server prepared. */
export type TrimSource = {
  /** Plays the whole clip. */
  url: string;
  readFrom: ClipSource;
  durationSeconds: number;
};

/** Null while no clip can be played, or its duration is unknown. */
export function findTrimSource(original: OriginalClip | null, upload: Upload | undefined): TrimSource | null {
  const playsHere = original?.facts?.isPlayable === true;
  const url = playsHere ? original.url : (upload?.previewUrl ?? null);
  const durationSeconds = original?.facts?.durationSeconds ?? upload?.durationSeconds ?? null;
  if (url === null || durationSeconds === null) return null;
  return { url, readFrom: playsHere ? original.file : url, durationSeconds };
}
