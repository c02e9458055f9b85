import { sql, type Transaction } from 'kysely';
import { taskKinds, type TaskKind } from '#contract/tasks.ts';
import type { Connection } from './database.ts';
import { releaseHold } from './ledger.ts';
import type { Tables } from './tables.ts';
import { readLostHolds } from './wallet-invariants.ts';

/**
 * Anonymises an account permanently; the next sign-in with the same identity creates a new one. Its videos are no
 * longer public. Returns false if the e-mail address does not match: the transaction must then be rolled back. Waits
 * for transactions that start work; later ones find the account closed. No other row is locked before this one.
 */
export async function closeAccount(
  transaction: Transaction<Tables>,
  account: { userId: string; email: string },
): Promise<boolean> {
  const closed = await transaction
    .updateTable('users')
    .set({
      issuer: 'erased',
      subject: account.userId,
      email: '',
      name: '',
      picture: null,
      erasure_began_at: sql<Date>`now()`,
    })
    .where('id', '=', account.userId)
    .where('erasure_began_at', 'is', null)
    .where(sql<string>`lower(email)`, '=', account.email.trim().toLowerCase())
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

export async function readAccountState(
  connection: Connection,
  userId: string,
): Promise<'open' | 'closed' | 'gone'> {
  const account = await connection
    .selectFrom('users')
    .select('erasure_began_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!account) return 'gone';
  return account.erasure_began_at ? 'closed' : 'open';
}

/** Closed accounts without an active task that erases them. */
export async function readUnerasedUserIds(connection: Connection): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users
    where erasure_began_at < now() - interval '30 seconds' and not exists (
      select 1 from tasks
      where kind = 'erase-account' and subject_id = users.id and ended_at is null
    )
  `.execute(connection);
  return rows.map(({ id }) => id);
}

/** The kinds of tasks that end with the account. */
export const endingKinds: readonly TaskKind[] = (Object.keys(taskKinds) as TaskKind[]).filter(
  (kind) => !('outlivesAccount' in taskKinds[kind]),
);

/** Rows before the rows that they reference. */
const ownTables = [
  'stories',
  'videos',
  'voice_overs',
  'story_scene_files',
  'hooks',
  'greenscreen_previews',
  'greenscreen_clips',
  'media',
  'brand_kits',
  'uploads',
  'account_exports',
];

/**
 * Deletes a user's rows. The wallet, its ledger and the payments stay under an anonymous id, and so does the audit log,
 * without addresses.
 */
export async function eraseRows(transaction: Transaction<Tables>, userId: string): Promise<void> {
  const ownTasks = sql`tasks where user_id = ${userId} and kind in (${sql.join(endingKinds)})`;
  // Tasks before the rows that they work on, as everywhere: a job that is just ending has locked
  // its task first.
  await sql`select id from ${ownTasks} order by id for update`.execute(transaction);
  for (const table of ['job_steps', 'job_attempts'])
    await sql`delete from ${sql.table(table)} where job_id in (select job_id from ${ownTasks})`.execute(
      transaction,
    );
  for (const table of ownTables)
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(transaction);
  await sql`delete from ${ownTasks}`.execute(transaction);
  // The holds of tasks that were not cancelled before. A pending refund keeps its hold.
  for (const { id } of await readLostHolds(transaction, { userId })) await releaseHold(transaction, id);
  await sql`update holds set description = '' where user_id = ${userId}`.execute(transaction);
  await sql`update ledger_transactions set description = '' where user_id = ${userId}`.execute(transaction);
  await sql`update wallets set owner_erased_at = now() where user_id = ${userId}`.execute(transaction);
  // The requester of the erasure is kept for as long as any address.
  await sql`
    update audit_events set address = null, user_agent = null
    where user_id = ${userId} and kind <> 'erasure_began'
  `.execute(transaction);
  await sql`delete from users where id = ${userId}`.execute(transaction);
}

/** The tasks that erased the account outlive its rows and are the last to reference it. */
export async function deleteErasureTasks(connection: Connection, userId: string): Promise<void> {
  await connection
    .deleteFrom('tasks')
    .where('kind', '=', 'erase-account')
    .where('subject_id', '=', userId)
    .execute();
}
