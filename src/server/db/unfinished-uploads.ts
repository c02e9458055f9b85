import { sql, type Transaction } from 'kysely';
import { resumableUploads } from '#contract/resumable-uploads.ts';
import type { Connection } from './database.ts';
import type { Tables } from './tables.ts';

const isUnexpired = sql<boolean>`created_at > now() - make_interval(secs => ${resumableUploads.expiresAfterMs / 1_000})`;

export type UnfinishedBytes = {
  /** Announced by the user's unfinished uploads. */
  own: number;
  /** Announced by the unfinished uploads of all users. */
  all: number;
  /** Seconds until the user's oldest unfinished upload expires; null if there is none. */
  ownFreedInSeconds: number | null;
};

/** The announced bytes of unfinished uploads. Locks the sums until the transaction ends. */
export async function lockUnfinishedBytes(
  transaction: Transaction<Tables>,
  userId: string,
): Promise<UnfinishedBytes> {
  await sql`select pg_advisory_xact_lock(hashtextextended('unfinished_uploads', 0))`.execute(transaction);
  const { rows } = await sql<UnfinishedBytes>`
    select coalesce(sum(size_bytes), 0)::bigint as "all",
      coalesce(sum(size_bytes) filter (where user_id = ${userId}), 0)::bigint as own,
      ceil(extract(epoch from min(created_at) filter (where user_id = ${userId}) - now())
        + ${resumableUploads.expiresAfterMs / 1_000})::bigint as "ownFreedInSeconds"
    from unfinished_uploads where ${isUnexpired}
  `.execute(transaction);
  return rows[0]!;
}

export async function insertUnfinishedUpload(
  transaction: Transaction<Tables>,
  upload: { id: string; userId: string; sizeBytes: number },
): Promise<void> {
  await transaction
    .insertInto('unfinished_uploads')
    .values({ id: upload.id, user_id: upload.userId, size_bytes: upload.sizeBytes })
    .execute();
}

export async function deleteUnfinishedUpload(connection: Connection, id: string): Promise<void> {
  await connection.deleteFrom('unfinished_uploads').where('id', '=', id).execute();
}

export async function deleteExpiredUploads(connection: Connection): Promise<void> {
  await sql`delete from unfinished_uploads where not (${isUnexpired})`.execute(connection);
}
