import { sql, type Transaction } from 'kysely';
import type { Connection } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * Takes its name from an account, for good, and its videos from the public; whoever signs in with the same identity gets
 * a new one. False when the e-mail address is not its own: the transaction must then be given up. Waits for what is just
 * being written in the person's name.
 */
export async function closeAccount(
  transaction: Transaction<Tables>,
  account: { userId: string; email: string; jobId: string },
): Promise<boolean> {
  // Before the person's row, as whoever changes a video does: the two must not wait for each other.
  await sql`
    update generations set shared_at = null where id in (
      select id from generations
      where user_id = ${account.userId} and shared_at is not null order by id for update
    )
  `.execute(transaction);
  const closed = await transaction
    .updateTable('users')
    .set({
      issuer: 'erased',
      subject: account.userId,
      email: '',
      name: '',
      picture: null,
      erasure_began_at: sql<Date>`now()`,
      erasure_job_id: account.jobId,
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

export async function keepErasureJob(connection: Connection, userId: string, jobId: string): Promise<void> {
  await connection.updateTable('users').set({ erasure_job_id: jobId }).where('id', '=', userId).execute();
}

/** What is being made for a person just now. */
export async function readWorkUnderWay(
  connection: Connection,
  userId: string,
): Promise<{
  hookIds: string[];
  clips: { id: string; jobId: string | null }[];
  generationIds: string[];
  exports: { id: string; jobId: string }[];
}> {
  const hooks = await sql<{ id: string }>`
    select id from hooks where user_id = ${userId} and status = 'processing' order by id
  `.execute(connection);
  const clips = await sql<{ id: string; jobId: string | null }>`
    select id, job_id as "jobId" from clips where user_id = ${userId} and status = 'processing' order by id
  `.execute(connection);
  const generations = await sql<{ id: string }>`
    select id from generations
    where user_id = ${userId} and status in ('queued', 'processing', 'rendering', 'uploading') order by id
  `.execute(connection);
  const exports = await sql<{ id: string; jobId: string }>`
    select id, job_id as "jobId" from account_exports where user_id = ${userId} and status = 'processing'
  `.execute(connection);
  return {
    hookIds: hooks.rows.map(({ id }) => id),
    clips: clips.rows,
    generationIds: generations.rows.map(({ id }) => id),
    exports: exports.rows,
  };
}

/**
 * Removes a person's rows. The wallet, its ledger and the payments stay without anything that names the person: a number
 * that leads nowhere. So does the record of what concerned security, without addresses.
 */
export async function eraseRows(transaction: Transaction<Tables>, userId: string): Promise<void> {
  // Parts before the whole, as everywhere: a job that is just ending has locked its part first.
  for (const table of ['hooks', 'clips'])
    await sql`select id from ${sql.table(table)} where user_id = ${userId} order by id for update`.execute(
      transaction,
    );
  for (const table of ['job_steps', 'job_attempts']) {
    await sql`
      delete from ${sql.table(table)} where job_id in (
        select job_id from hooks where user_id = ${userId}
        union select job_id from clips where user_id = ${userId}
        union select job_id from generations where user_id = ${userId}
        union select job_id from account_exports where user_id = ${userId}
      )
    `.execute(transaction);
  }
  for (const table of ['generations', 'hooks', 'clips', 'uploads'])
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(transaction);
  await sql`update holds set description = '' where user_id = ${userId}`.execute(transaction);
  await sql`update ledger_transactions set description = '' where user_id = ${userId}`.execute(transaction);
  await sql`update wallets set owner_erased_at = now() where user_id = ${userId}`.execute(transaction);
  // Who asked for the erasure stays known for as long as any address.
  await sql`
    update audit_events set address = null, user_agent = null
    where user_id = ${userId} and kind <> 'erasure_began'
  `.execute(transaction);
  await sql`delete from users where id = ${userId}`.execute(transaction);
}
