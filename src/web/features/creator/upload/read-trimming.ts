import { limits } from '#contract/limits.ts';
import { filmstripOf } from '../../../lib/trim/filmstrip-of.ts';
import type { TrimRange } from '../../../ui/trim/trim-range.ts';
import type { CreatorDraft } from '../draft.ts';
import type { Clip } from '../use-clip.ts';
import type { ProductClip } from '../use-product-clip.ts';

/** What the person trims: the file itself where it plays here, else the copy that the server has prepared. */
export function readTrimming(
  clip: Clip | null,
  { original, isCutHere, cutRange }: ProductClip,
  product: CreatorDraft['product'],
) {
  const isLocal = original?.facts?.isPlayable === true;
  const url = isLocal ? original.url : (clip?.upload?.previewUrl ?? null);
  const { startSeconds, endSeconds } = product;
  const durationSeconds = original?.facts?.durationSeconds ?? clip?.upload?.durationSeconds ?? null;
  const chosenOfServer: TrimRange | null =
    startSeconds === null || endSeconds === null ? null : { startSeconds, endSeconds };
  return {
    url: durationSeconds === null ? null : url,
    durationSeconds: durationSeconds ?? 0,
    isWaiting:
      original?.facts?.isPlayable !== true && url === null && (original === null || original.facts !== null),
    isTooShort: durationSeconds !== null && durationSeconds <= limits.trimMinSeconds,
    applied: isCutHere ? cutRange : chosenOfServer,
    drawFilmstrip: filmstripOf(isLocal ? original.file : (url ?? '')),
  };
}
