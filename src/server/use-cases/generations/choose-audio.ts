import type { Transaction } from 'kysely';
import { findMusicTrack } from '#studio/music-library/music-tracks.ts';
import type { Database } from '../../db/database.ts';
import { lockOwnGeneration, type GenerationChange } from '../../db/generations.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import type { Tables } from '../../db/tables.ts';
import { findOwnUpload } from '../../db/uploads.ts';
import { AppError } from '../../errors.ts';
import { ensureClip, wholeClip } from '../uploads/ensure-clip.ts';
import { changeParts } from './change-parts.ts';

type AudioWish = {
  userId: string;
  generationId: string;
  /** Null: the video has no music. */
  audio: AudioChoice | null;
};
/** An own file, or a track of the built-in library; volume 0 to 100. */
export type AudioChoice = { uploadId: string; volume: number } | { trackId: string; volume: number };

/** Answers the Music step: an own upload or a built-in track plays in the background, or nothing does. */
export async function chooseAudio(
  deps: { database: Database; jobs: JobQueue },
  wish: AudioWish,
): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    const { userId, generationId, audio } = wish;
    const change = audio
      ? await readChoice(deps, transaction, userId, audio)
      : ({ audio_source: 'none' } as const);
    const generation = await lockOwnGeneration(transaction, userId, generationId);
    if (!generation) throw new AppError('not_found');
    await changeParts(deps, transaction, generation, change);
  });
}

/** Parts before the whole: see composeWhenReady. */
async function readChoice(
  deps: { jobs: JobQueue },
  transaction: Transaction<Tables>,
  userId: string,
  audio: AudioChoice,
): Promise<GenerationChange> {
  const none = { audio_upload_id: null, audio_clip_id: null, audio_track_id: null };
  if ('trackId' in audio) {
    if (!findMusicTrack(audio.trackId)) throw new AppError('not_found', 'There is no such track');
    return { ...none, audio_source: 'library', audio_track_id: audio.trackId, audio_volume: audio.volume };
  }
  const upload = await findOwnUpload(transaction, userId, audio.uploadId);
  if (upload?.kind !== 'audio') throw new AppError('not_found');
  const clipId = await ensureClip(deps, transaction, upload, wholeClip);
  return {
    ...none,
    audio_source: 'custom',
    audio_upload_id: upload.id,
    audio_clip_id: clipId,
    audio_volume: audio.volume,
  };
}
