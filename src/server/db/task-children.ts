import { sql } from 'kysely';
import { activeStatuses } from '#contract/tasks.ts';
import type { Connection } from './database.ts';

/** In the order in which the first failure counts. */
export async function insertTaskChildren(
  connection: Connection,
  parentId: string,
  childIds: readonly string[],
): Promise<void> {
  if (childIds.length === 0) return;
  await connection
    .insertInto('task_children')
    .values(childIds.map((childId, position) => ({ parent_id: parentId, child_id: childId, position })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const readTaskChildren = (connection: Connection, parentId: string) =>
  connection
    .selectFrom('task_children')
    .innerJoin('tasks', 'tasks.id', 'task_children.child_id')
    .select(['tasks.id', 'tasks.kind', 'tasks.status', 'tasks.error_code'])
    .where('task_children.parent_id', '=', parentId)
    .orderBy('task_children.position')
    .execute();

export async function readWaitingParents(connection: Connection, childId: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('task_children')
    .innerJoin('tasks', 'tasks.id', 'task_children.parent_id')
    .select('tasks.id')
    .where('task_children.child_id', '=', childId)
    .where('tasks.status', '=', 'waiting')
    .orderBy('tasks.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Tasks that have waited for a while although none of their children is under way. */
export async function readStuckParents(connection: Connection): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tasks parent
    where status = 'waiting' and updated_at < now() - interval '30 seconds' and not exists (
      select 1 from task_children edge join tasks child on child.id = edge.child_id
      where edge.parent_id = parent.id and child.status in (${sql.join(activeStatuses)})
    )
  `.execute(connection);
  return rows.map(({ id }) => id);
}
