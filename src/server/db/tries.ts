import { sql, type Transaction } from 'kysely';
import { activeStatuses } from '#contract/tasks.ts';
import type { Connection } from './database.ts';
import type { Tables } from './tables.ts';
import type { TriesTable, TryOutcome } from './try-tables.ts';

/** Two numbers that no other advisory lock uses. */
const lockOf = { counting: 7_428_001, claiming: 7_428_002 };

/** Requests count and insert one at a time, so that parallel requests cannot slip past a limit. */
export async function lockTries(
  transaction: Transaction<Tables>,
  purpose: keyof typeof lockOf,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf[purpose]})`.execute(transaction);
}

/** When each try of this address began since then, the oldest first. */
export async function readTriesOfAddress(
  connection: Connection,
  { kind, addressHash, since }: { kind: TriesTable['kind']; addressHash: string; since: Date },
): Promise<Date[]> {
  const rows = await connection
    .selectFrom('tries')
    .select('created_at')
    .where('kind', '=', kind)
    .where('address_hash', '=', addressHash)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => row.created_at);
}

export async function countQueuedTries(connection: Connection): Promise<number> {
  const { count } = await connection
    .selectFrom('tries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', activeStatuses)
    .executeTakeFirstOrThrow();
  return count;
}

type NewTry = Pick<
  TriesTable,
  'id' | 'kind' | 'address_hash' | 'presenter' | 'line' | 'status' | 'created_at'
>;

export async function insertTry(connection: Connection, row: NewTry): Promise<void> {
  await connection.insertInto('tries').values(row).execute();
}

/** With the number of older previews that wait or are made. */
export const findPreviewTry = (connection: Connection, id: string, since: Date) =>
  connection
    .selectFrom('tries')
    .select([
      'id',
      'status',
      sql<number>`(select count(*)::int from tries older where older.kind = 'preview'
        and older.status in (${sql.join(activeStatuses)}) and older.created_at < tries.created_at)`.as(
        'ahead',
      ),
    ])
    .where('id', '=', id)
    .where('kind', '=', 'preview')
    .where('created_at', '>', since)
    .executeTakeFirst();

/** Whether a task of any account is under way. */
export async function isAccountWorkUnderWay(connection: Connection): Promise<boolean> {
  const { rows } = await sql`select 1 from tasks where ended_at is null limit 1`.execute(connection);
  return rows.length > 0;
}

export type ClaimedTry = { id: string; presenter: string; line: string; leaseToken: string };

/** The oldest preview that waits, or whose worker stopped renewing its lease; null while one is being made. */
export async function claimTry(
  transaction: Transaction<Tables>,
  { leaseSeconds, maxAttempts }: { leaseSeconds: number; maxAttempts: number },
): Promise<ClaimedTry | null> {
  await lockTries(transaction, 'claiming');
  const lost = await sql`
    update tries set status = 'failed', lease_token = null
    where status = 'running' and lease_until < now() and attempts >= ${maxAttempts}
  `.execute(transaction);
  await countOutcome(transaction, { outcome: 'failed', tries: Number(lost.numAffectedRows ?? 0) });
  const leaseToken = crypto.randomUUID();
  const { rows } = await sql<{ id: string; presenter: string; line: string }>`
    update tries set status = 'running', attempts = attempts + 1, lease_token = ${leaseToken},
      started_at = now(),
      lease_until = now() + make_interval(secs => ${leaseSeconds})
    where id = (
      select id from tries
      where kind = 'preview' and (status = 'waiting' or (status = 'running' and lease_until < now()))
      order by created_at limit 1
    ) and not exists (select 1 from tries where status = 'running' and lease_until >= now())
    returning id, presenter, line
  `.execute(transaction);
  return rows[0] ? { ...rows[0], leaseToken } : null;
}

/** False when another worker has taken the preview over. */
export async function renewTryLease(
  connection: Connection,
  { id, leaseToken }: ClaimedTry,
  leaseSeconds: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update tries set lease_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${id} and lease_token = ${leaseToken}
  `.execute(connection);
  return numAffectedRows === 1n;
}

/** Only the holder of the lease may end the attempt. One that gave way to other work does not count as an attempt. */
export async function releaseTry(
  connection: Connection,
  { id, leaseToken }: ClaimedTry,
  status: 'completed' | 'failed' | 'waiting',
): Promise<void> {
  const released = await connection
    .updateTable('tries')
    .set({ status, lease_token: null, lease_until: null })
    .$if(status === 'waiting', (update) => update.set({ attempts: sql<number>`attempts - 1` }))
    .where('id', '=', id)
    .where('lease_token', '=', leaseToken)
    .returning(sql<number>`extract(epoch from now() - started_at)::float8`.as('seconds'))
    .execute();
  const outcome = status === 'waiting' ? 'gave_way' : status;
  for (const { seconds } of released) await countOutcome(connection, { outcome, tries: 1, seconds });
}

type Counted = { outcome: TryOutcome; tries: number; seconds?: number };

async function countOutcome(connection: Connection, { outcome, tries, seconds = 0 }: Counted): Promise<void> {
  if (tries === 0) return;
  await sql`
    update try_totals set tries = tries + ${tries}, seconds = seconds + ${seconds} where outcome = ${outcome}
  `.execute(connection);
}

export type TryTotals = {
  queued: Record<'waiting' | 'running', number>;
  ended: { outcome: TryOutcome; tries: number; seconds: number }[];
};

export async function readTryTotals(connection: Connection): Promise<TryTotals> {
  const [rows, ended] = await Promise.all([
    connection
      .selectFrom('tries')
      .select(['status', ({ fn }) => fn.countAll<string>().as('count')])
      .where('status', 'in', activeStatuses)
      .groupBy('status')
      .execute(),
    connection.selectFrom('try_totals').selectAll().execute(),
  ]);
  const countOf = (status: string): number => Number(rows.find((row) => row.status === status)?.count ?? 0);
  return {
    queued: { waiting: countOf('waiting'), running: countOf('running') },
    ended: ended.map(({ tries, ...total }) => ({ ...total, tries: Number(tries) })),
  };
}

export async function failTriesThatWaitedSince(connection: Connection, before: Date): Promise<void> {
  const { numUpdatedRows } = await connection
    .updateTable('tries')
    .set({ status: 'failed' })
    .where('status', '=', 'waiting')
    .where('created_at', '<', before)
    .executeTakeFirst();
  await countOutcome(connection, { outcome: 'failed', tries: Number(numUpdatedRows) });
}

export const deleteTriesBefore = (connection: Connection, before: Date) =>
  connection.deleteFrom('tries').where('created_at', '<', before).execute();

export async function readTryIds(connection: Connection): Promise<Set<string>> {
  const rows = await connection.selectFrom('tries').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}
