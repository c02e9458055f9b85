import { sql, type Selectable } from 'kysely';
import type { Connection } from './database.ts';
import type { AccountExportsTable } from './account-tables.ts';

export type ExportRow = Selectable<AccountExportsTable>;

const keptDays = 7;

/** Undefined when one is under way for this person already. */
export const beginExport = (
  connection: Connection,
  begun: { id: string; userId: string; jobId: string },
): Promise<ExportRow | undefined> =>
  connection
    .insertInto('account_exports')
    .values({ id: begun.id, user_id: begun.userId, job_id: begun.jobId })
    .onConflict((conflict) => conflict.column('user_id').where('status', '=', 'processing').doNothing())
    .returningAll()
    .executeTakeFirst();

export const findExport = (connection: Connection, exportId: string): Promise<ExportRow | undefined> =>
  connection.selectFrom('account_exports').selectAll().where('id', '=', exportId).executeTakeFirst();

/** A file that is not kept any more is none. */
export const findLatestExport = (connection: Connection, userId: string): Promise<ExportRow | undefined> =>
  connection
    .selectFrom('account_exports')
    .selectAll()
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** True for the one caller that ended it. */
export async function endExport(
  connection: Connection,
  exportId: string,
  end: { status: 'ready'; storageKey: string; sizeBytes: number } | { status: 'failed' },
): Promise<boolean> {
  const updated = await connection
    .updateTable('account_exports')
    .set(
      end.status === 'ready'
        ? {
            status: 'ready',
            storage_key: end.storageKey,
            size_bytes: end.sizeBytes,
            expires_at: sql<Date>`now() + make_interval(days => ${keptDays})`,
          }
        : { status: 'failed' },
    )
    .where('id', '=', exportId)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** The exports of the same person that this one takes the place of are forgotten; their files are then nobody's. */
export async function forgetOtherExports(connection: Connection, latest: ExportRow): Promise<void> {
  await connection
    .deleteFrom('account_exports')
    .where('user_id', '=', latest.user_id)
    .where('id', '<>', latest.id)
    .where('status', '<>', 'processing')
    .execute();
}
