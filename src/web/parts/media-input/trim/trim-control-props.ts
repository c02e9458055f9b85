import type { ClipRange } from '#contract/clip-range.ts';
import { limits } from '#contract/limits.ts';
import { filmstripOf } from '../../../lib/trim/filmstrip-of.ts';
import type { TrimRange } from '../../../ui/trim/trim-range.ts';
import type { ChosenMedia } from '../use-chosen-file.ts';
import { findTrimSource } from './find-trim-source.ts';
import type { TrimmedClip } from '../use-trimmed-clip.ts';

/** The state of the trim control. */
export function trimControlProps(
  media: ChosenMedia | null,
  { original, isCutInBrowser, cutRange }: Pick<TrimmedClip, 'original' | 'isCutInBrowser' | 'cutRange'>,
  { startSeconds, endSeconds }: ClipRange,
) {
  const source = findTrimSource(original, media?.upload);
  const cutByServer: TrimRange | null =
    startSeconds === null || endSeconds === null ? null : { startSeconds, endSeconds };
  const isRead = original === null || original.facts !== null || original.readError !== null;
  const isPlayable = original?.facts?.isPlayable === true || media?.upload?.previewUrl != null;
  const knownSeconds = original?.facts?.durationSeconds ?? media?.upload?.durationSeconds ?? null;
  return {
    url: source?.url ?? null,
    durationSeconds: source?.durationSeconds ?? 0,
    isWaiting: !isPlayable && isRead,
    isTooShort: knownSeconds !== null && knownSeconds <= limits.trimMinSeconds,
    applied: isCutInBrowser ? cutRange : cutByServer,
    drawFilmstrip: filmstripOf(source?.readFrom ?? ''),
  };
}
