import type { Database } from '../../db/database.ts';
import { findOwnGeneration, updateGeneration } from '../../db/generations.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { findOwnUpload } from '../../db/uploads.ts';
import { AppError } from '../../errors.ts';
import { ensureClip, wholeClip } from '../uploads/ensure-clip.ts';

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
    const generation = await findOwnGeneration(transaction, wish.userId, wish.generationId);
    if (!generation) throw new AppError('not_found');
    if (!wish.audio) {
      await updateGeneration(transaction, generation.id, { audio_source: 'none' });
      return;
    }
    const upload = await findOwnUpload(transaction, wish.userId, wish.audio.uploadId);
    if (upload?.kind !== 'audio') throw new AppError('not_found');
    const clipId = await ensureClip(deps, transaction, upload, wholeClip);
    await updateGeneration(transaction, generation.id, {
      audio_source: 'custom',
      audio_upload_id: upload.id,
      audio_clip_id: clipId,
      audio_volume: wish.audio.volume,
    });
  });
}
