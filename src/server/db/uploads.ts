import { sql } from 'kysely';
import type { UploadKind } from '#contract/calls/uploads.ts';
import type { Connection } from './database.ts';
import type { UploadFacts } from './video-tables.ts';

export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

export type NewUpload = {
  id: string;
  userId: string;
  kind: UploadKind;
  fileName: string;
  sizeBytes: number;
  contentHash: string;
  storageKey: string;
  facts: UploadFacts;
};

const columns = [
  'id',
  'user_id',
  'kind',
  'file_name',
  'size_bytes',
  'content_hash',
  'storage_key',
  'facts',
  'created_at',
] as const;

/**
 * Reserves the row of a file that is about to be stored; invisible until `confirmUpload`. The reservation of a dead
 * process is taken over. Returns false if this upload is confirmed already.
 */
export async function reserveUpload(connection: Connection, upload: NewUpload): Promise<boolean> {
  const reserved = await connection
    .insertInto('uploads')
    .values({
      id: upload.id,
      user_id: upload.userId,
      kind: upload.kind,
      file_name: upload.fileName,
      size_bytes: upload.sizeBytes,
      content_hash: upload.contentHash,
      storage_key: upload.storageKey,
      facts: JSON.stringify(upload.facts),
      confirmed_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ created_at: sql<Date>`now()` })
        .where('uploads.user_id', '=', upload.userId)
        .where('uploads.confirmed_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();
  return reserved !== undefined;
}

/** Makes the upload visible to its owner. Undefined if its row is gone; idempotent. */
export const confirmUpload = (connection: Connection, userId: string, uploadId: string) =>
  connection
    .updateTable('uploads')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, now())` })
    .where('user_id', '=', userId)
    .where('id', '=', uploadId)
    .returning(columns)
    .executeTakeFirst();

/** The current or future key of a user's unconfirmed upload. */
export async function findReservedKey(
  connection: Connection,
  userId: string,
  uploadId: string,
): Promise<string | null> {
  const reserved = await connection
    .selectFrom('uploads')
    .select('storage_key')
    .where('user_id', '=', userId)
    .where('id', '=', uploadId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return reserved?.storage_key ?? null;
}

/** Abandons an upload whose file could not be stored; a confirmed upload stays. */
export async function dropReservation(connection: Connection, uploadId: string): Promise<void> {
  await connection
    .deleteFrom('uploads')
    .where('id', '=', uploadId)
    .where('confirmed_at', 'is', null)
    .execute();
}

const selectConfirmed = (connection: Connection) =>
  connection.selectFrom('uploads').select(columns).where('confirmed_at', 'is not', null);

export const findUpload = (connection: Connection, uploadId: string) =>
  selectConfirmed(connection).where('id', '=', uploadId).executeTakeFirst();

export const findOwnUpload = (connection: Connection, userId: string, uploadId: string) =>
  selectConfirmed(connection).where('user_id', '=', userId).where('id', '=', uploadId).executeTakeFirst();

/**
 * Deletes those of a user's uploads that no video, greenscreen clip or brand kit uses, with their prepared copies.
 * Returns the keys of all their files.
 */
export async function deleteUnusedUploads(
  connection: Connection,
  userId: string,
  uploadIds: readonly string[],
): Promise<string[]> {
  if (uploadIds.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    with unused as (
      select id from uploads
      where user_id = ${userId} and id in (${sql.join(uploadIds)})
        and not exists (select 1 from video_parts where upload_id = uploads.id)
        and not exists (select 1 from video_parts where strpos(settings::text, uploads.id) > 0)
        and not exists (
          select 1 from media join video_parts on video_parts.media_id = media.id where media.upload_id = uploads.id
        )
        and not exists (
          select 1 from greenscreen_clips clip
          join video_parts on video_parts.media_id = clip.media_id where clip.upload_id = uploads.id
        )
        and not exists (select 1 from brand_kits where logo_upload_id = uploads.id)
        and not exists (
          select 1 from media
          where media.user_id = ${userId} and brand is not null and strpos(brand::text, uploads.id) > 0
        )
        and not exists (
          select 1 from media join tasks on tasks.id = media.task_id
          where media.upload_id = uploads.id and tasks.ended_at is null
        )
    ), copies as (
      select stored ->> 'key' as key from media where upload_id in (select id from unused) and stored is not null
    ), gone as (
      delete from uploads where id in (select id from unused) returning storage_key as key
    )
    select key from gone union all select key from copies
  `.execute(connection);
  return rows.map(({ key }) => key);
}
