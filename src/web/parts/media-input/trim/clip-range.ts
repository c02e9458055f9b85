/** A part of the clip; null at an end means the clip's own end. */
export type ClipRange = { startSeconds: number | null; endSeconds: number | null };

export const wholeClip: ClipRange = { startSeconds: null, endSeconds: null };

/** The part in use plays in a loop: where the preview must jump back to its start. */
export function loopTarget(range: ClipRange, currentSeconds: number): number | null {
  const start = range.startSeconds ?? 0;
  const isBefore = currentSeconds < start - 0.25;
  const isAfter = range.endSeconds !== null && currentSeconds >= range.endSeconds;
  return isBefore || isAfter ? start : null;
}
