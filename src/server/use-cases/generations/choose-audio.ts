import type { Transaction } from 'kysely';
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
  audio: { uploadId: string; volume: number } | null;
};

/** Answers the Music step: an own upload plays in the background, or nothing does. */
export async function chooseAudio(
  deps: { database: Database; jobs: JobQueue },
  wish: AudioWish,
): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    const { userId, generationId, audio } = wish;
    const change = audio
      ? await ownMusic(deps, transaction, userId, audio)
      : ({ audio_source: 'none' } as const);
    const generation = await lockOwnGeneration(transaction, userId, generationId);
    if (!generation) throw new AppError('not_found');
    await changeParts(deps, transaction, generation, change);
  });
}

/** Parts before the whole: see composeWhenReady. */
async function ownMusic(
  deps: { jobs: JobQueue },
  transaction: Transaction<Tables>,
  userId: string,
  audio: { uploadId: string; volume: number },
): Promise<GenerationChange> {
  const upload = await findOwnUpload(transaction, userId, audio.uploadId);
  if (upload?.kind !== 'audio') throw new AppError('not_found');
  const clipId = await ensureClip(deps, transaction, upload, wholeClip);
  return {
    audio_source: 'custom',
    audio_upload_id: upload.id,
    audio_clip_id: clipId,
    audio_volume: audio.volume,
  };
}
