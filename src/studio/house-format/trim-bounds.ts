import { houseFrameRate } from './house-format.ts';

export type TrimInput = { durationSeconds: number; startSeconds?: number; endSeconds?: number };
export type FrameRange = { startSeconds: number; frames: number };

/** Converts a trim in seconds to a start and whole frames inside the clip. Throws RangeError when nothing is left. */
export function trimBounds({ durationSeconds, startSeconds = 0, endSeconds }: TrimInput): FrameRange {
  const end = Math.min(endSeconds ?? durationSeconds, durationSeconds);
  const start = Math.max(0, startSeconds);
  if (!(end > start)) throw new RangeError(`nothing is left of a clip between ${start} s and ${end} s`);
  return { startSeconds: start, frames: Math.max(1, Math.round((end - start) * houseFrameRate)) };
}
