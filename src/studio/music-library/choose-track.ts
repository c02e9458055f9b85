import { makeRandom } from './random.ts';
import { musicTracks, type MusicTrack } from './music-tracks.ts';

/** Unique, in display order. */
export const musicMoods: readonly string[] = [...new Set(musicTracks.flatMap(({ moods }) => moods))];

/** A track with this mood, or any track if none has it. The same seed gives the same track. */
export function chooseTrack(mood: string, seed: string): MusicTrack {
  const fitting = musicTracks.filter(({ moods }) => moods.includes(mood));
  const choices = fitting.length > 0 ? fitting : musicTracks;
  return choices[Math.floor(makeRandom(`track/${seed}`)() * choices.length)]!;
}
