import { limits } from '#contract/limits.ts';

export type ClipRange = { startSeconds: number | null; endSeconds: number | null };

/** Players report durations that differ from ffprobe's by a few frames. */
const toleranceSeconds = 0.25;
/** Less than a frame: the range is the whole clip. */
const wholeToleranceSeconds = 0.025;

export const wholeRange: ClipRange = { startSeconds: null, endSeconds: null };

/**
 * The selected part of a clip, with nulls for the whole clip. Returns null for an impossible range: outside the clip,
 * or not of a length within `limits`; a whole clip may have any length.
 */
export function resolveRange(
  durationSeconds: number,
  { startSeconds, endSeconds }: ClipRange,
): ClipRange | null {
  const start = startSeconds ?? 0;
  const end = Math.min(endSeconds ?? durationSeconds, durationSeconds);
  if ((endSeconds ?? 0) > durationSeconds + toleranceSeconds) return null;
  if (start <= 0 && end >= durationSeconds - wholeToleranceSeconds) return wholeRange;
  const length = end - start;
  // Half a frame of tolerance, so that exactly five seconds survive floating point.
  if (length < limits.trimMinSeconds - 1 / 60 || length > limits.trimMaxSeconds + 1 / 60) return null;
  return { startSeconds: start, endSeconds: end };
}
