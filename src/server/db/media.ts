import { sql } from 'kysely';
import type { Framing } from '#contract/framing.ts';
import type { ClipCaptions } from '#contract/word-captions/clip-captions.ts';
import type { VideoFormat } from '#contract/video-formats.ts';
import type { Connection } from './database.ts';
import { lockTask } from './tasks.ts';
import type { MediaBrand, MediaTable, StoredMedia } from './video-tables.ts';

export type MediaRow = NonNullable<Awaited<ReturnType<typeof findMedia>>>;

const columns = [
  'media.id',
  'media.user_id',
  'media.kind',
  'media.upload_id',
  'media.start_seconds',
  'media.end_seconds',
  'media.overlay_text',
  'media.format',
  'media.framing',
  'media.captions',
  'media.brand',
  'media.stored',
  'tasks.id as task_id',
  'tasks.status',
  'tasks.progress',
  'tasks.error_code',
] as const;

const mediaWithTask = (connection: Connection) =>
  connection.selectFrom('media').leftJoin('tasks', 'tasks.id', 'media.task_id').select(columns);

export const findMedia = (connection: Connection, mediaId: string) =>
  mediaWithTask(connection).where('media.id', '=', mediaId).executeTakeFirst();

export type NewMedia = {
  id: string;
  userId: string;
  kind: MediaTable['kind'];
  /** Null for media that is generated rather than uploaded. */
  uploadId: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  overlayText: string;
  /** Default: portrait. */
  format?: VideoFormat;
  /** Default: the whole picture is shown. */
  framing?: Framing | null;
  captions?: ClipCaptions | null;
  /** Default: no brand. */
  brand?: MediaBrand | null;
};

/** Does nothing if the media exists already. */
export async function insertMedia(connection: Connection, media: NewMedia): Promise<void> {
  await connection
    .insertInto('media')
    .values({
      id: media.id,
      user_id: media.userId,
      kind: media.kind,
      upload_id: media.uploadId,
      start_seconds: media.startSeconds,
      end_seconds: media.endSeconds,
      overlay_text: media.overlayText,
      ...(media.format ? { format: media.format } : {}),
      ...(media.framing ? { framing: JSON.stringify(media.framing) } : {}),
      ...(media.captions ? { captions: JSON.stringify(media.captions) } : {}),
      ...(media.brand ? { brand: JSON.stringify(media.brand) } : {}),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * Keeps the task of this media from being ended, replaced or abandoned until the transaction ends. The task is locked
 * first, as by the job that ends it and then writes to the media.
 */
export async function lockMediaWithTask(connection: Connection, mediaId: string) {
  for (;;) {
    const seen = await findTaskId(connection, mediaId);
    const task = seen ? await lockTask(connection, seen) : undefined;
    const media = await connection
      .selectFrom('media')
      .select(['id', 'task_id'])
      .where('id', '=', mediaId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!media) return null;
    if (media.task_id === seen) return { media, task };
  }
}

const findTaskId = async (connection: Connection, mediaId: string): Promise<string | null> =>
  (await connection.selectFrom('media').select('task_id').where('id', '=', mediaId).executeTakeFirst())
    ?.task_id ?? null;

export async function setMediaTask(
  connection: Connection,
  mediaId: string,
  change: { taskId: string; uploadId?: string },
): Promise<void> {
  await connection
    .updateTable('media')
    .set({ task_id: change.taskId, ...(change.uploadId ? { upload_id: change.uploadId } : {}) })
    .where('id', '=', mediaId)
    .execute();
}

/** Stores the result of this media's task. */
export async function storeMedia(
  connection: Connection,
  mediaId: string,
  stored: StoredMedia,
): Promise<void> {
  await connection
    .updateTable('media')
    .set({ stored: JSON.stringify(stored) })
    .where('id', '=', mediaId)
    .execute();
}

/** Whether any video uses this media as a part. */
export async function isMediaUsed(connection: Connection, mediaId: string): Promise<boolean> {
  const row = await connection
    .selectFrom('video_parts')
    .select('video_id')
    .where('media_id', '=', mediaId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The tasks that make these media, in the same order; media without a task are omitted. */
export const readTaskIdsOfMedia = async (
  connection: Connection,
  mediaIds: readonly string[],
): Promise<string[]> => {
  if (mediaIds.length === 0) return [];
  const rows = await connection
    .selectFrom('media')
    .select(['id', 'task_id'])
    .where('id', 'in', mediaIds)
    .execute();
  const taskIds = new Map(rows.map(({ id, task_id }) => [id, task_id]));
  return mediaIds.flatMap((id) => taskIds.get(id) ?? []);
};

/** The branded copies of an account's hooks, and its end cards. */
export async function readBrandCopyIds(connection: Connection, userId: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('media')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql`brand ->> 'of'`, 'in', ['hook', 'end-card'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes media without active work. Returns the keys of their files, including posters. */
export async function deleteEndedMedia(
  connection: Connection,
  mediaIds: readonly string[],
): Promise<string[]> {
  if (mediaIds.length === 0) return [];
  const rows = await connection
    .deleteFrom('media')
    .where('id', 'in', mediaIds)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('tasks')
            .select('tasks.id')
            .whereRef('tasks.id', '=', 'media.task_id')
            .where('tasks.ended_at', 'is', null),
        ),
      ),
    )
    .returning('stored')
    .execute();
  return rows.flatMap(({ stored }) => [stored?.key, stored?.posterKey].filter((key) => key != null));
}
