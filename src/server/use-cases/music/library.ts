import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { findMusicTrack } from '#studio/music-library/music-tracks.ts';

/** The built-in tracks, rendered by `tools/make-music-library.ts`. */
export const musicFolder = path.resolve(import.meta.dirname, '../../../../assets/music');

const waveforms = z
  .record(z.string(), z.array(z.number()))
  .parse(JSON.parse(readFileSync(path.join(musicFolder, 'waveforms.json'), 'utf8')));

/** The loudness of equal parts of the track, 0 to 1. */
export const musicTrackPeaks = (id: string): number[] => (waveforms[id] ?? []).map((peak) => peak / 100);

export const musicTrackUrl = (id: string): string => `/assets/music/${id}.m4a`;

/** The file that the final video is mixed with. All tracks are mastered to the same loudness. */
export function musicTrackSource(id: string) {
  const track = findMusicTrack(id);
  return (
    track && {
      path: path.join(musicFolder, `${id}.m4a`),
      durationSeconds: track.durationSeconds,
      loudness: { integratedLufs: -16, truePeakDbtp: null },
      isLoop: true,
    }
  );
}

/** Null if the track does not exist. */
export function musicTrackBeatSeconds(id: string): number | null {
  const track = findMusicTrack(id);
  return track ? 60 / track.bpm : null;
}
