import type { Transaction } from 'kysely';
import type { TaskData, TaskKind } from '#contract/tasks.ts';
import { enqueueJob, type JobQueue } from '../../db/job-queue.ts';
import { insertTaskChildren } from '../../db/task-children.ts';
import type { Tables } from '../../db/tables.ts';
import { holdTasksStill, insertTask } from '../../db/tasks.ts';
import type { FanIn } from '../../domain/fan-in.ts';
import { advanceParent } from './end-task.ts';
import { publishTask } from './publish-task.ts';

export type TaskDeps = { jobs: JobQueue };

type TaskInput<K extends TaskKind> = {
  kind: K;
  userId: string;
  /** The row that the task works on. */
  subjectId: string;
  data: TaskData<K>;
  stage?: string;
  /** Credits that are captured when the task completes and released when it fails or is cancelled. */
  holdId?: string;
};

/** Writes a running task and queues its job, in the caller's transaction. Returns the task's id. */
export async function startTask<K extends TaskKind>(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  input: TaskInput<K>,
): Promise<string> {
  const jobId = crypto.randomUUID();
  const task = await insertTask(transaction, { ...newTask(input), status: 'running', jobId });
  await enqueueJob(deps.jobs, transaction, { id: jobId, name: input.kind, userId: input.userId });
  await publishTask(transaction, task, 'task.started');
  return task.id;
}

/**
 * Writes a task that waits for `childIds`, in the order in which their failures count. It runs at once when they have all
 * ended. Lock rule: children before parents; see ARCHITECTURE.md, "Locks".
 */
export async function startParentTask<K extends TaskKind>(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  input: TaskInput<K> & { childIds: readonly string[]; fanIn: FanIn },
): Promise<string> {
  // A child that ends at the same time either ends before, and is seen as ended below, or after, and then sees the parent.
  await holdTasksStill(transaction, input.childIds);
  const task = await insertTask(transaction, { ...newTask(input), status: 'waiting', fanIn: input.fanIn });
  await insertTaskChildren(transaction, task.id, input.childIds);
  await advanceParent(deps, transaction, task.id);
  return task.id;
}

const newTask = <K extends TaskKind>({ kind, userId, subjectId, data, stage, holdId }: TaskInput<K>) => ({
  id: crypto.randomUUID(),
  kind,
  userId,
  subjectId,
  data,
  stage: stage ?? '',
  holdId: holdId ?? null,
});
