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
 * Writes the row of a file that is about to be stored. Nobody sees it before `confirmUpload`. The reservation of a process
 * that died is taken over. Returns false when this upload is confirmed already.
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

/** From now on the owner sees the upload. Undefined when its row is gone; confirming twice is the same as once. */
export const confirmUpload = (connection: Connection, userId: string, uploadId: string) =>
  connection
    .updateTable('uploads')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, now())` })
    .where('user_id', '=', userId)
    .where('id', '=', uploadId)
    .returning(columns)
    .executeTakeFirst();

/** Where the file of an own upload lies, or will lie, that is not confirmed yet. */
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

/** Gives up an upload whose file could not be stored; a confirmed upload stays. */
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
