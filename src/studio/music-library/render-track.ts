import { limit } from './effects/limiter.ts';
import { measureLoudnessOf } from './loudness.ts';
import { mixTrack } from './mix-track.ts';
import type { Score } from './notation/score.ts';
import { decibelsToGain, scaleSound } from './sound.ts';
import type { Sound } from './sound.ts';

export const libraryLufs = -16;
/** Headroom for inter-sample peaks and AAC overshoot. */
const ceilingDb = -6;

/** The finished track: whole bars of stereo at 48 kHz and −16 LUFS that loop seamlessly. */
export function renderTrack(score: Score): Sound {
  const track = mixTrack(score);
  // The limiter lowers the loudness a little: two passes are enough to compensate.
  for (let round = 0; round < 3; round++) {
    scaleSound(track, decibelsToGain(libraryLufs - measureLoudnessOf(track)));
    limit(track, decibelsToGain(ceilingDb));
  }
  return track;
}
