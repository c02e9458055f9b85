import { limits } from '#contract/limits.ts';

export type Trim = { startSeconds: number | null; endSeconds: number | null };

/** Players report durations that differ from ffprobe's by a few frames. */
const toleranceSeconds = 0.25;

/**
 * The selected part of a clip, with nulls for the whole clip. Returns null for an impossible range: outside the clip,
 * or not of a length within `limits`; a whole clip may have any length.
 */
export function resolveTrim(
  durationSeconds: number,
  startTime: number | null | undefined,
  endTime: number | null | undefined,
): Trim | null {
  const start = startTime ?? 0;
  const end = Math.min(endTime ?? durationSeconds, durationSeconds);
  if ((endTime ?? 0) > durationSeconds + toleranceSeconds) return null;
  if (start <= 0 && end >= durationSeconds - toleranceSeconds / 10)
    return { startSeconds: null, endSeconds: null };
  const length = end - start;
  // Half a frame of tolerance, so that exactly five seconds survive floating point.
  if (length < limits.trimMinSeconds - 1 / 60 || length > limits.trimMaxSeconds + 1 / 60) return null;
  return { startSeconds: start, endSeconds: end };
}
