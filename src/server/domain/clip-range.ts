import { wholeRange, type ClipRange } from '#contract/clip-range.ts';
import { limits } from '#contract/limits.ts';

/** Players report durations that differ from ffprobe's by a few frames. */
const toleranceSeconds = 0.25;
/** A range that omits less than this, less than a frame, is the whole clip. */
const wholeToleranceSeconds = 0.025;

/** Tolerance of the limits, so that exactly five seconds survive floating point. */
const halfFrameSeconds = 1 / 60;

/**
 * The chosen range with both its ends, or `wholeRange`. Returns null for an impossible range: outside the clip, or not of
 * a length within `limits`; a whole clip may have any length.
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
  if (length < limits.trimMinSeconds - halfFrameSeconds || length > limits.trimMaxSeconds + halfFrameSeconds)
    return null;
  return { startSeconds: start, endSeconds: end };
}
