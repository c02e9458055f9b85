import type { GainSpan } from './build-gain-envelope.ts';

type SpokenSpan = {
  seconds: number;
  /** The gain of the music under it. */
  db: number;
  /** The end of its last word. Unknown: its end. */
  spokenUntilSeconds?: number | undefined;
};

/** The music carries the cut: it is at its height when the picture changes. */
const minSwellSeconds = 0.3;
const maxSwellSeconds = 0.8;
/** How long the music takes to make room for the sound of the next segment. */
const settleSeconds = 0.4;

/**
 * Plans the gain of the music: it swells between the last word of a segment and the next segment, to `pauseDb` at least,
 * and then settles at the level of that segment. A segment too short for that keeps the level of its music.
 */
export function planMusicSpans(segments: readonly SpokenSpan[], pauseDb: number | null): GainSpan[] {
  let takenSeconds = 0;
  return segments.flatMap(({ seconds, db, spokenUntilSeconds = Infinity }, index): GainSpan[] => {
    const left = { seconds: seconds - takenSeconds, db };
    takenSeconds = 0;
    const next = segments[index + 1];
    const pauseSeconds = seconds - spokenUntilSeconds;
    if (!next || pauseSeconds <= 0 || left.seconds <= pauseSeconds) return [left];
    const swellDb = Math.max(next.db, pauseDb ?? -Infinity);
    if (swellDb <= db) return [left];
    const spoken = { seconds: left.seconds - pauseSeconds, db };
    const riseSeconds = Math.min(maxSwellSeconds, Math.max(minSwellSeconds, pauseSeconds));
    if (swellDb === next.db) return [spoken, { seconds: pauseSeconds, db: swellDb, riseSeconds }];
    if (next.seconds < 2 * settleSeconds) return [left];
    takenSeconds = settleSeconds;
    return [spoken, { seconds: pauseSeconds + settleSeconds, db: swellDb, riseSeconds }];
  });
}
