import { sql } from 'kysely';
import type { TaskKind } from '#contract/tasks.ts';
import type { Connection } from './database.ts';
import type { TaskRow } from './tasks.ts';

/** Enough tasks to be stable, recent enough to follow the machine's load. */
const measuredTasks = 12;

/** An attempt starts: from now on the task is in progress. */
export async function markTaskStarted(connection: Connection, taskId: string): Promise<void> {
  await connection
    .updateTable('tasks')
    .set({ started_at: sql<Date>`now()` })
    .where('id', '=', taskId)
    .where('status', '=', 'running')
    .execute();
}

/** How long the latest completed tasks of this kind were in progress, in seconds. */
export async function readRecentDurations(connection: Connection, kind: TaskKind): Promise<number[]> {
  const rows = await connection
    .selectFrom('tasks')
    .select(sql<number>`extract(epoch from ended_at - started_at)::float8`.as('seconds'))
    .where('kind', '=', kind)
    .where('status', '=', 'completed')
    .where('started_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .limit(measuredTasks)
    .execute();
  return rows.map(({ seconds }) => seconds);
}

/** The running tasks of the same kind that were created before this one. */
export const readTasksAhead = (
  connection: Connection,
  { id, kind, created_at }: Pick<TaskRow, 'id' | 'kind' | 'created_at'>,
) =>
  connection
    .selectFrom('tasks')
    .select(['progress', 'started_at'])
    .where('kind', '=', kind)
    .where('status', '=', 'running')
    .where('id', '!=', id)
    .where('created_at', '<=', created_at)
    .execute();
