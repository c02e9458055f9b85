import type { ClipFindings } from '../domain/cutout-method.ts';
import type { Connection } from './database.ts';

export type GreenscreenClipRow = NonNullable<Awaited<ReturnType<typeof findGreenscreenClip>>>;

/** With the task that examines the clip, and the media being examined. */
const clipsWithTask = (connection: Connection) =>
  connection
    .selectFrom('greenscreen_clips')
    .innerJoin('media', 'media.id', 'greenscreen_clips.media_id')
    .leftJoin('tasks', 'tasks.id', 'greenscreen_clips.task_id')
    .leftJoin('tasks as preparation', 'preparation.id', 'media.task_id')
    .select([
      'greenscreen_clips.id',
      'greenscreen_clips.user_id',
      'greenscreen_clips.media_id',
      'greenscreen_clips.upload_id',
      'greenscreen_clips.task_id',
      'greenscreen_clips.findings',
      'media.format',
      'media.stored',
      'media.start_seconds',
      'media.end_seconds',
      'tasks.status',
      'tasks.progress',
      'tasks.error_code',
      'preparation.progress as preparation_progress',
    ]);

/** For the job, which has no user. */
export const findGreenscreenClip = (connection: Connection, clipId: string) =>
  clipsWithTask(connection).where('greenscreen_clips.id', '=', clipId).executeTakeFirst();

export const findOwnGreenscreenClip = (connection: Connection, userId: string, clipId: string) =>
  clipsWithTask(connection)
    .where('greenscreen_clips.user_id', '=', userId)
    .where('greenscreen_clips.id', '=', clipId)
    .executeTakeFirst();

export const findGreenscreenClipOfMedia = (connection: Connection, mediaId: string) =>
  clipsWithTask(connection).where('greenscreen_clips.media_id', '=', mediaId).executeTakeFirst();

/** Does nothing if this media has a row already. */
export async function insertGreenscreenClip(
  connection: Connection,
  clip: { userId: string; mediaId: string; uploadId: string },
): Promise<void> {
  await connection
    .insertInto('greenscreen_clips')
    .values({
      id: crypto.randomUUID(),
      user_id: clip.userId,
      media_id: clip.mediaId,
      upload_id: clip.uploadId,
    })
    .onConflict((conflict) => conflict.column('media_id').doNothing())
    .execute();
}

export async function setGreenscreenClipTask(
  connection: Connection,
  clipId: string,
  taskId: string,
): Promise<void> {
  await connection
    .updateTable('greenscreen_clips')
    .set({ task_id: taskId })
    .where('id', '=', clipId)
    .execute();
}

export async function storeFindings(
  connection: Connection,
  clipId: string,
  findings: ClipFindings,
): Promise<void> {
  await connection
    .updateTable('greenscreen_clips')
    .set({ findings: JSON.stringify(findings) })
    .where('id', '=', clipId)
    .execute();
}
