import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Where the built-in tracks lie; a copy of what `tools/make-music-library.ts` renders. */
export const musicFolder = path.resolve(import.meta.dirname, '../../../../assets/music');

const trackSchema = z.object({
  id: z.string(),
  title: z.string(),
  mood: z.string(),
  beatsPerMinute: z.number(),
  key: z.string(),
  durationSeconds: z.number(),
  loudness: z.object({ integratedLufs: z.number(), truePeakDbtp: z.number() }),
  peaks: z.array(z.number()),
});
export type LibraryTrack = z.infer<typeof trackSchema>;

const file = path.join(musicFolder, 'tracks.json');

/** The built-in music, in the order in which it is offered. */
export const musicTracks: readonly LibraryTrack[] = existsSync(file)
  ? z.array(trackSchema).parse(JSON.parse(readFileSync(file, 'utf8')))
  : [];

export const findMusicTrack = (id: string): LibraryTrack | null =>
  musicTracks.find((track) => track.id === id) ?? null;

export const musicTrackUrl = (id: string): string => `/assets/music/${id}.m4a`;
