import type { Transaction } from 'kysely';
import { beginClip, endClip, isClipUsed, lockClip } from '../../db/clips.ts';
import type { Database } from '../../db/database.ts';
import { cancelJob, enqueueJob, type JobQueue } from '../../db/job-queue.ts';
import type { Tables } from '../../db/tables.ts';
import type { UploadRow } from '../../db/uploads.ts';
import { clipRecipe } from '../../domain/recipes.ts';
import type { Trim } from '../../domain/trim.ts';

type ClipWish = Trim & { overlayText: string };

export const wholeClip: ClipWish = { startSeconds: null, endSeconds: null, overlayText: '' };

export const clipIdOf = (upload: UploadRow, wish: ClipWish): string =>
  clipRecipe({ userId: upload.user_id, contentHash: upload.content_hash, ...wish });

/** Answers the clip's id; its preparation begins unless it is ready or under way already. */
export async function ensureClip(
  deps: { jobs: JobQueue },
  transaction: Transaction<Tables>,
  upload: UploadRow,
  wish: ClipWish,
): Promise<string> {
  const id = clipIdOf(upload, wish);
  const jobId = crypto.randomUUID();
  const begun = await beginClip(transaction, {
    id,
    userId: upload.user_id,
    uploadId: upload.id,
    ...wish,
    jobId,
  });
  if (begun) {
    await enqueueJob(deps.jobs, transaction, {
      id: jobId,
      name: 'prepare-clip',
      data: { clipId: id },
      userId: upload.user_id,
    });
  }
  return id;
}

/**
 * Stops preparing a clip that nobody wants any more, so that its successor does not wait behind it. In a transaction of
 * its own: whoever chooses the clip meanwhile holds its row, and either is seen here or finds the clip cancelled.
 */
export async function abandonClip(
  deps: { database: Database; jobs: JobQueue },
  clipId: string,
): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    const clip = await lockClip(transaction, clipId);
    if (!clip?.job_id || clip.status !== 'processing' || (await isClipUsed(transaction, clipId))) return;
    await endClip(transaction, clipId, { status: 'cancelled', errorCode: null });
    await cancelJob(deps.jobs, transaction, { id: clip.job_id, name: 'prepare-clip' });
  });
}
