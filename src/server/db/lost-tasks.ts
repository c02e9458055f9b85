import { sql } from 'kysely';
import type { TaskKind } from '#contract/tasks.ts';
import type { Connection } from './database.ts';

/**
 * Tasks that say they are running while the queue says that their job has ended, or knows no such job. A task younger
 * than half a minute is left alone: the queue ends a job a moment before the transaction that ends its task is visible.
 */
export async function readLostTasks(
  connection: Connection,
): Promise<{ id: string; kind: TaskKind; data: object }[]> {
  const { rows } = await sql<{ id: string; kind: TaskKind; data: object }>`
    select id, kind, data from tasks
    where status = 'running' and updated_at < now() - interval '30 seconds' and not exists (
      select 1 from pgboss.job
      where job.id = tasks.job_id::uuid and job.state in ('created', 'retry', 'active')
    )
    order by id
  `.execute(connection);
  return rows;
}
