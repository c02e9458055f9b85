import { sql } from 'kysely';
import type { Connection } from './database.ts';

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>;

const keptDays = 7;

const exportsWithTask = (connection: Connection) =>
  connection
    .selectFrom('account_exports')
    .innerJoin('tasks', 'tasks.id', 'account_exports.task_id')
    .select([
      'account_exports.id',
      'account_exports.user_id',
      'account_exports.storage_key',
      'account_exports.size_bytes',
      'account_exports.requested_at',
      'account_exports.expires_at',
      'tasks.status',
    ]);

export async function insertExport(
  connection: Connection,
  begun: { id: string; userId: string; taskId: string },
): Promise<void> {
  await connection
    .insertInto('account_exports')
    .values({ id: begun.id, user_id: begun.userId, task_id: begun.taskId })
    .execute();
}

export const findExport = (connection: Connection, exportId: string) =>
  exportsWithTask(connection).where('account_exports.id', '=', exportId).executeTakeFirst();

/** Excludes an export whose file has expired. */
export const findLatestExport = (connection: Connection, userId: string) =>
  exportsWithTask(connection)
    .where('account_exports.user_id', '=', userId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Stores the finished file's key, for seven days. */
export async function storeExport(
  connection: Connection,
  exportId: string,
  file: { storageKey: string; sizeBytes: number },
): Promise<void> {
  await connection
    .updateTable('account_exports')
    .set({
      storage_key: file.storageKey,
      size_bytes: file.sizeBytes,
      expires_at: sql<Date>`now() + make_interval(days => ${keptDays})`,
    })
    .where('id', '=', exportId)
    .execute();
}

/** Deletes the user's older exports that have ended, which orphans their files. */
export async function deleteOtherExports(connection: Connection, latest: ExportRow): Promise<void> {
  await sql`
    delete from account_exports using tasks
    where tasks.id = account_exports.task_id and tasks.ended_at is not null
      and account_exports.user_id = ${latest.user_id} and account_exports.id <> ${latest.id}
  `.execute(connection);
}
