import { makeRandom } from './random.ts';
import { musicTracks, type MusicTrack } from './music-tracks.ts';

/** In the order in which they are offered, each once. */
export const musicMoods: readonly string[] = [...new Set(musicTracks.flatMap(({ moods }) => moods))];

/** A track of the mood; of all of them where no track has it. The same seed gives the same track. */
export function chooseTrack(mood: string, seed: string): MusicTrack {
  const fitting = musicTracks.filter(({ moods }) => moods.includes(mood));
  const choices = fitting.length > 0 ? fitting : musicTracks;
  return choices[Math.floor(makeRandom(`track/${seed}`)() * choices.length)]!;
}
