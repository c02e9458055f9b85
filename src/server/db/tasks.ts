import { sql } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import {
  activeStatuses,
  statusesBefore,
  type TaskData,
  type TaskEnd,
  type TaskKind,
} from '#contract/tasks.ts';
import type { FanIn } from '../domain/fan-in.ts';
import type { Connection } from './database.ts';

export type TaskRow = NonNullable<Awaited<ReturnType<typeof findTask>>>;

export type NewTask<K extends TaskKind> = {
  id: string;
  userId: string;
  kind: K;
  subjectId: string;
  data: TaskData<K>;
  stage: string;
  holdId: string | null;
};

export async function insertTask<K extends TaskKind>(
  connection: Connection,
  task: NewTask<K> & ({ status: 'running'; jobId: string } | { status: 'waiting'; fanIn: FanIn }),
): Promise<TaskRow> {
  return connection
    .insertInto('tasks')
    .values({
      id: task.id,
      user_id: task.userId,
      kind: task.kind,
      subject_id: task.subjectId,
      status: task.status,
      stage: task.stage,
      data: JSON.stringify(task.data),
      hold_id: task.holdId,
      job_id: task.status === 'running' ? task.jobId : null,
      fan_in: task.status === 'waiting' ? task.fanIn : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const findTask = (connection: Connection, taskId: string) =>
  connection.selectFrom('tasks').selectAll().where('id', '=', taskId).executeTakeFirst();

export const findTaskOfJob = (connection: Connection, jobId: string) =>
  connection.selectFrom('tasks').selectAll().where('job_id', '=', jobId).executeTakeFirst();

/** The user's active task of this kind, if any. */
export const findActiveTaskOfUser = (connection: Connection, userId: string, kind: TaskKind) =>
  connection
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('status', 'in', activeStatuses)
    .executeTakeFirst();

/**
 * The number of the user's active tasks of this kind. Locks the count until the transaction ends, so that concurrent
 * requests cannot both take the last slot.
 */
export async function countActiveTasks(
  connection: Connection,
  userId: string,
  kind: TaskKind,
): Promise<number> {
  const lockKey = `active ${kind} ${userId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockKey}, 0))`.execute(connection);
  const { count } = await connection
    .selectFrom('tasks')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('status', 'in', activeStatuses)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Locks the task until the transaction ends. It may end while this waits for the lock: read its status from the result. */
export const lockTask = (connection: Connection, taskId: string) =>
  connection.selectFrom('tasks').selectAll().where('id', '=', taskId).forNoKeyUpdate().executeTakeFirst();

/** Takes a shared lock: these tasks cannot end before the transaction does. */
export const lockTasksForShare = (connection: Connection, taskIds: readonly string[]) =>
  taskIds.length === 0
    ? Promise.resolve([])
    : connection
        .selectFrom('tasks')
        .selectAll()
        .where('id', 'in', taskIds)
        .orderBy('id')
        .forShare()
        .execute();

/** Returns the changed task, or undefined if it is no longer running. Progress never decreases. */
export const updateTaskProgress = (
  connection: Connection,
  taskId: string,
  change: { stage: string; progress: number },
) =>
  connection
    .updateTable('tasks')
    .set({
      stage: change.stage,
      progress: sql<number>`greatest(progress, ${change.progress})`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', taskId)
    .where('status', '=', 'running')
    .returningAll()
    .executeTakeFirst();

/**
 * Updates a waiting task from its children of a kind: their combined progress, up to a share of the whole in percent,
 * and the stage of the furthest child. Returns the task, or undefined if it no longer waits.
 */
export const updateWaitingProgress = (
  connection: Connection,
  parentId: string,
  { kind, share }: { kind: TaskKind; share: number },
) => {
  const children = sql`
    task_children edge join tasks child on child.id = edge.child_id
    where edge.parent_id = tasks.id and child.kind = ${kind}
  `;
  return connection
    .updateTable('tasks')
    .set({
      progress: sql<number>`greatest(progress, (select avg(child.progress) from ${children}) * ${share} / 100)`,
      stage: sql<string>`(select child.stage from ${children} order by child.progress desc limit 1)`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', parentId)
    .where('status', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
};

/** Returns the task to the one caller that gave it a job. */
export const runWaitingTask = (connection: Connection, taskId: string, jobId: string) =>
  connection
    .updateTable('tasks')
    .set({ status: 'running', job_id: jobId, updated_at: sql<Date>`now()` })
    .where('id', '=', taskId)
    .where('status', 'in', statusesBefore('run'))
    .returningAll()
    .executeTakeFirst();

const moveTo = { completed: 'complete', failed: 'fail', cancelled: 'cancel' } as const;

/** Returns the task to the one caller that ended it; undefined to every later one. */
export const endTaskRow = (
  connection: Connection,
  taskId: string,
  end: { status: TaskEnd; errorCode: ErrorCode | null },
) =>
  connection
    .updateTable('tasks')
    .set({
      status: end.status,
      error_code: end.errorCode,
      ...(end.status === 'completed' ? { progress: 100 } : {}),
      updated_at: sql<Date>`now()`,
      ended_at: sql<Date>`now()`,
    })
    .where('id', '=', taskId)
    .where('status', 'in', statusesBefore(moveTo[end.status]))
    .returningAll()
    .executeTakeFirst();

/** Ids of a user's active tasks that end with the account, children before parents. */
export const readActiveTasks = (connection: Connection, userId: string, endingKinds: readonly TaskKind[]) =>
  connection
    .selectFrom('tasks')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', activeStatuses)
    .where('kind', 'in', endingKinds)
    .orderBy(sql`fan_in is not null`)
    .orderBy('id')
    .execute();

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

/** Tasks that have waited for a while although none of their children is active. */
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

/**
 * Running tasks whose job has ended or is unknown to the queue. A task younger than half a minute is left alone: the
 * queue ends a job a moment before the transaction that ends its task is visible.
 */
export async function readLostTasks(
  connection: Connection,
): Promise<{ id: string; kind: TaskKind; data: object; jobId: string }[]> {
  const { rows } = await sql<{ id: string; kind: TaskKind; data: object; jobId: string }>`
    select id, kind, data, job_id as "jobId" from tasks
    where status = 'running' and updated_at < now() - interval '30 seconds' and not exists (
      select 1 from pgboss.job
      where job.id = tasks.job_id::uuid and job.state in ('created', 'retry', 'active')
    )
    order by id
  `.execute(connection);
  return rows;
}
