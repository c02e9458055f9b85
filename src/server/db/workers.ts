import { sql } from 'kysely';
import type { Connection } from './database.ts';

export async function reportWorkerAlive(connection: Connection, workerId: string): Promise<void> {
  await sql`
    insert into workers (id) values (${workerId}) on conflict (id) do update set seen_at = now()
  `.execute(connection);
  await sql`delete from workers where seen_at < now() - interval '1 hour'`.execute(connection);
}

export async function deleteWorker(connection: Connection, workerId: string): Promise<void> {
  await connection.deleteFrom('workers').where('id', '=', workerId).execute();
}

/** Workers that reported within the last three intervals. */
export async function countWorkers(connection: Connection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from workers where seen_at > now() - interval '15 seconds'
  `.execute(connection);
  return rows[0]!.count;
}

export async function readQueueDepths(
  connection: Connection,
): Promise<{ name: string; state: string; count: number }[]> {
  const { rows } = await sql<{ name: string; state: string; count: number }>`
    select name, state::text, count(*) from pgboss.job where state in ('created', 'retry', 'active') group by 1, 2
  `.execute(connection);
  return rows;
}
