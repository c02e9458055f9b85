import type { MusicTrack } from './music-tracks.ts';

const beatsInBar = 4;

/** Times of beats and bars in seconds from the start of the music, up to the given length. */
export function beatsOf(track: MusicTrack, durationSeconds: number): { beats: number[]; bars: number[] } {
  const beatSeconds = 60 / track.bpm;
  const count = Math.ceil(durationSeconds / beatSeconds - 1e-9);
  const beats = Array.from({ length: count }, (_, beat) => beat * beatSeconds);
  return { beats, bars: beats.filter((_, beat) => beat % beatsInBar === 0) };
}
