import type { ErrorCode } from '#contract/errors.ts';
import { framesToPay } from '#contract/stories.ts';

type DrawnFrame = { stored: object | null; error_code: ErrorCode | null };

/**
 * The outcome of a storyboard whose frames have all ended: `paid` if enough of them are drawn, otherwise its error
 * code. A reason shared by all frames, such as an unreachable service, is passed on.
 */
export function decideStoryboard(frames: readonly DrawnFrame[]): 'paid' | ErrorCode {
  const drawn = frames.filter(({ stored }) => stored !== null).length;
  if (drawn >= framesToPay(frames.length)) return 'paid';
  if (drawn > 0) return 'storyboard_partial';
  const codes = new Set(frames.map(({ error_code: code }) => code));
  const [only] = codes;
  const isSharedReason =
    only === 'pictures_unavailable' || only === 'picture_timeout' || only === 'storage_full';
  return codes.size === 1 && only && isSharedReason ? only : 'frames_failed';
}
