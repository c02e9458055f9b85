import { sql } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import {
  activeStatuses,
  statusesBefore,
  type TaskData,
  type TaskEnd,
  type TaskKind,
} from '#contract/tasks.ts';
import type { Connection } from './database.ts';
import type { FanIn } from '../domain/fan-in.ts';

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

/** The task of this kind that is under way for a user, if any. */
export const findActiveTaskOfUser = (connection: Connection, userId: string, kind: TaskKind) =>
  connection
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('status', 'in', activeStatuses)
    .executeTakeFirst();

/** Returns the task as it was before the lock was taken elsewhere and ended: read the status from the result. */
export const lockTask = (connection: Connection, taskId: string) =>
  connection.selectFrom('tasks').selectAll().where('id', '=', taskId).forNoKeyUpdate().executeTakeFirst();

/** Keeps these tasks from ending until the transaction ends. */
export const holdTasksStill = (connection: Connection, taskIds: readonly string[]) =>
  taskIds.length === 0
    ? Promise.resolve([])
    : connection
        .selectFrom('tasks')
        .selectAll()
        .where('id', 'in', taskIds)
        .orderBy('id')
        .forShare()
        .execute();

/** Returns the changed task, or undefined when it is not running any more. Progress never goes back. */
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

/** Returns the task for the one caller that gave it a job. */
export const runWaitingTask = (connection: Connection, taskId: string, jobId: string) =>
  connection
    .updateTable('tasks')
    .set({ status: 'running', job_id: jobId, updated_at: sql<Date>`now()` })
    .where('id', '=', taskId)
    .where('status', 'in', statusesBefore('run'))
    .returningAll()
    .executeTakeFirst();

const moveTo = { completed: 'complete', failed: 'fail', cancelled: 'cancel' } as const;

/** Returns the task for the one caller that ended it; undefined for every later one. */
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

/** Ids of a user's tasks under way that end with the account, children before parents. */
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
