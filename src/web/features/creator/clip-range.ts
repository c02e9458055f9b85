import { limits } from '#contract/limits.ts';

/** A part of the clip; null at an end means the clip's own end. */
export type ClipRange = { startSeconds: number | null; endSeconds: number | null };

export const wholeClip: ClipRange = { startSeconds: null, endSeconds: null };

export const isWholeClip = (range: ClipRange): boolean =>
  range.startSeconds === null && range.endSeconds === null;

/** Why this part cannot be used, or null. Lengths may differ from the bounds by a rounding. */
export function findRangeProblem(
  range: ClipRange,
  clipSeconds: number | null,
): 'order' | 'length' | 'outside' | null {
  if (isWholeClip(range)) return null;
  const start = range.startSeconds ?? 0;
  const end = range.endSeconds ?? clipSeconds;
  if (end === null) return null;
  if (end <= start) return 'order';
  if (clipSeconds !== null && end > clipSeconds + 0.05) return 'outside';
  const length = end - start;
  return length < limits.trimMinSeconds - 0.001 || length > limits.trimMaxSeconds + 0.001 ? 'length' : null;
}

/** The part in use plays in a loop: where the preview must jump back to its start. */
export function loopTarget(range: ClipRange, currentSeconds: number): number | null {
  const start = range.startSeconds ?? 0;
  const isBefore = currentSeconds < start - 0.25;
  const isAfter = range.endSeconds !== null && currentSeconds >= range.endSeconds;
  return isBefore || isAfter ? start : null;
}
