import { sql } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { Connection } from './database.ts';
import type { StoredMedia } from './video-tables.ts';

export type ClipRow = NonNullable<Awaited<ReturnType<typeof findClip>>>;

const columns = [
  'id',
  'user_id',
  'upload_id',
  'start_seconds',
  'end_seconds',
  'overlay_text',
  'status',
  'progress',
  'error_code',
  'job_id',
  'media',
] as const;

export const findClip = (connection: Connection, clipId: string) =>
  connection.selectFrom('clips').select(columns).where('id', '=', clipId).executeTakeFirst();

/** Answers true when the clip has to be made: it is new, or an earlier try failed or was cancelled. */
export async function beginClip(
  connection: Connection,
  clip: {
    id: string;
    userId: string;
    uploadId: string;
    startSeconds: number | null;
    endSeconds: number | null;
    overlayText: string;
    jobId: string;
  },
): Promise<boolean> {
  const begun = await connection
    .insertInto('clips')
    .values({
      id: clip.id,
      user_id: clip.userId,
      upload_id: clip.uploadId,
      start_seconds: clip.startSeconds,
      end_seconds: clip.endSeconds,
      overlay_text: clip.overlayText,
      job_id: clip.jobId,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          status: 'processing',
          progress: 0,
          error_code: null,
          job_id: clip.jobId,
          upload_id: clip.uploadId,
        })
        .where('clips.status', 'in', ['failed', 'cancelled']),
    )
    .returning('id')
    .executeTakeFirst();
  return begun !== undefined;
}

/** False when the clip has ended: there is no progress to tell any more. */
export async function updateClipProgress(
  connection: Connection,
  clipId: string,
  progress: number,
): Promise<boolean> {
  const updated = await connection
    .updateTable('clips')
    .set({ progress: sql<number>`greatest(progress, ${progress})` })
    .where('id', '=', clipId)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Until the transaction ends, nobody else can begin, take or end this clip. */
export const lockClip = (connection: Connection, clipId: string) =>
  connection.selectFrom('clips').select(columns).where('id', '=', clipId).forUpdate().executeTakeFirst();

/** True for the one caller that ended the clip. */
export async function endClip(
  connection: Connection,
  clipId: string,
  end:
    { status: 'ready'; media: StoredMedia } | { status: 'failed' | 'cancelled'; errorCode: ErrorCode | null },
): Promise<boolean> {
  const updated = await connection
    .updateTable('clips')
    .set(
      end.status === 'ready'
        ? { status: 'ready', progress: 100, media: JSON.stringify(end.media) }
        : { status: end.status, error_code: end.errorCode },
    )
    .where('id', '=', clipId)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Whether any generation uses the clip, directly or as its music. */
export async function isClipUsed(connection: Connection, clipId: string): Promise<boolean> {
  const row = await connection
    .selectFrom('generations')
    .select('id')
    .where((eb) => eb.or([eb('clip_id', '=', clipId), eb('audio_clip_id', '=', clipId)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
