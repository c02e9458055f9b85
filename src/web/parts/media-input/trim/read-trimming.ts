import { limits } from '#contract/limits.ts';
import { filmstripOf } from '../../../lib/trim/filmstrip-of.ts';
import type { TrimRange } from '../../../ui/trim/trim-range.ts';
import type { ClipRange } from './clip-range.ts';
import type { Media } from '../use-media.ts';
import type { TrimmedClip } from '../use-trimmed-clip.ts';

/** The clip to trim: the file itself if it plays here, else the copy that the server prepared. */
export function readTrimming(
  media: Media | null,
  { original, isCutHere, cutRange }: TrimmedClip,
  range: ClipRange,
) {
  const isLocal = original?.facts?.isPlayable === true;
  const url = isLocal ? original.url : (media?.upload?.previewUrl ?? null);
  const { startSeconds, endSeconds } = range;
  const durationSeconds = original?.facts?.durationSeconds ?? media?.upload?.durationSeconds ?? null;
  const cutByServer: TrimRange | null =
    startSeconds === null || endSeconds === null ? null : { startSeconds, endSeconds };
  return {
    url: durationSeconds === null ? null : url,
    durationSeconds: durationSeconds ?? 0,
    isWaiting:
      original?.facts?.isPlayable !== true && url === null && (original === null || original.facts !== null),
    isTooShort: durationSeconds !== null && durationSeconds <= limits.trimMinSeconds,
    applied: isCutHere ? cutRange : cutByServer,
    drawFilmstrip: filmstripOf(isLocal ? original.file : (url ?? '')),
  };
}
