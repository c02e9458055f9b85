import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { findMusicTrack } from '#studio/music-library/music-tracks.ts';

/** Where the built-in tracks lie, as `tools/make-music-library.ts` renders them. */
export const musicFolder = path.resolve(import.meta.dirname, '../../../../assets/music');

const waveforms = z
  .record(z.string(), z.array(z.number()))
  .parse(JSON.parse(readFileSync(path.join(musicFolder, 'waveforms.json'), 'utf8')));

/** How loud each of equal parts is, 0 to 1. */
export const musicTrackPeaks = (id: string): number[] => (waveforms[id] ?? []).map((peak) => peak / 100);

export const musicTrackUrl = (id: string): string => `/assets/music/${id}.m4a`;

/** What the final video is mixed from. All tracks are mastered to the same loudness. */
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
