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
  // The limiter lowers the loudness a little; two more passes compensate for it.
  for (let pass = 0; pass < 3; pass++) {
    scaleSound(track, decibelsToGain(libraryLufs - measureLoudnessOf(track)));
    limit(track, decibelsToGain(ceilingDb));
  }
  return track;
}
