import { limit } from './effects/limiter.ts';
import { measureLoudnessOf } from './loudness.ts';
import { mixTrack } from './mix-track.ts';
import type { Score } from './notation/score.ts';
import { decibelsToGain, scaleSound } from './sound.ts';
import type { Sound } from './sound.ts';

export const libraryLufs = -16;
/** Leaves room for what lies between the samples and for what AAC adds. */
const ceilingDb = -6;

/** The finished track: whole bars of stereo at 48 kHz, −16 LUFS, whose end runs into its start. */
export function renderTrack(score: Score): Sound {
  const track = mixTrack(score);
  // The limiter takes a little loudness away: twice is enough to give it back.
  for (let round = 0; round < 3; round++) {
    scaleSound(track, decibelsToGain(libraryLufs - measureLoudnessOf(track)));
    limit(track, decibelsToGain(ceilingDb));
  }
  return track;
}
