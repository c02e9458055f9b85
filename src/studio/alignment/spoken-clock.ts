import type { Span } from './find-pauses.ts';

/** Part of each pause that is kept, because sounds fade in and out in it. */
const keptPauseSeconds = 0.08;

/**
 * A time axis without long pauses, so that readers who pause differently can be compared. `kept` are the spans of
 * recorded time on it.
 */
export type SpokenClock = { durationSeconds: number; kept: Span[] };

export function spokenClock(pauses: Span[], durationSeconds: number): SpokenClock {
  const kept: Span[] = [];
  let from = 0;
  for (const { startSeconds, endSeconds } of pauses) {
    const cut = {
      startSeconds: startSeconds === 0 ? 0 : startSeconds + keptPauseSeconds / 2,
      endSeconds: endSeconds >= durationSeconds ? durationSeconds : endSeconds - keptPauseSeconds / 2,
    };
    if (cut.endSeconds <= cut.startSeconds) continue;
    if (cut.startSeconds > from) kept.push({ startSeconds: from, endSeconds: cut.startSeconds });
    from = cut.endSeconds;
  }
  if (from < durationSeconds) kept.push({ startSeconds: from, endSeconds: durationSeconds });
  return { kept, durationSeconds: kept.reduce((sum, span) => sum + span.endSeconds - span.startSeconds, 0) };
}

/** Converts recorded time to spoken time. */
export function toSpokenSeconds({ kept }: SpokenClock, recordedSeconds: number): number {
  let spoken = 0;
  for (const { startSeconds, endSeconds } of kept) {
    if (recordedSeconds <= startSeconds) break;
    spoken += Math.min(recordedSeconds, endSeconds) - startSeconds;
  }
  return spoken;
}

/** Converts spoken time to recorded time. */
export function toRecordedSeconds({ kept }: SpokenClock, spokenSeconds: number): number {
  let left = spokenSeconds;
  for (const { startSeconds, endSeconds } of kept) {
    if (left <= endSeconds - startSeconds) return startSeconds + left;
    left -= endSeconds - startSeconds;
  }
  return kept.at(-1)?.endSeconds ?? 0;
}
