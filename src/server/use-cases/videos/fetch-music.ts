import type { MusicPart } from '#contract/video-parts.ts';
import type { Music } from '#studio/compose/timeline.ts';
import type { Database } from '../../db/database.ts';
import { findMedia } from '../../db/media.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { musicTrackSource } from '../music/library.ts';

export type FetchMusicDeps = { database: Database; storage: Storage };

/** A video's music as a local file; null if it has none. */
export async function fetchMusic(
  { database, storage }: FetchMusicDeps,
  music: MusicPart,
  workFolder: string,
): Promise<Omit<Music, 'volume'> | null> {
  if (music.source === 'none') return null;
  if (music.source === 'library') {
    const track = musicTrackSource(music.trackId);
    if (!track) throw new Error(`music track ${music.trackId} does not exist`);
    return track;
  }
  const media = await findMedia(database, music.mediaId);
  if (!media?.stored) throw new AppError(media?.error_code ?? 'preparation_failed', 'The music is not ready');
  const { key, durationSeconds, loudness } = media.stored;
  return { path: await storage.fetch(key, workFolder), durationSeconds, loudness };
}
