import type { ClipRange } from '#contract/clip-range.ts';

/** A player may seek to slightly before the requested time. */
const seekToleranceSeconds = 0.25;

/** The position to which a preview that loops the range must jump; null to play on. */
export function loopTarget(range: ClipRange, currentSeconds: number): number | null {
  const start = range.startSeconds ?? 0;
  const isBefore = currentSeconds < start - seekToleranceSeconds;
  const isAfter = range.endSeconds !== null && currentSeconds >= range.endSeconds;
  return isBefore || isAfter ? start : null;
}
