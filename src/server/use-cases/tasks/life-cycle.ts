import type { Transaction } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import {
  taskKinds,
  type TaskData,
  type TaskEnd,
  type TaskKind,
  type TaskKindFacts,
} from '#contract/tasks.ts';
import { lockOpenAccount } from '../../db/accounts.ts';
import type { Database } from '../../db/database.ts';
import { cancelJob, enqueueJob, type JobQueue } from '../../db/job-queue.ts';
import { captureHold, releaseHold } from '../../db/ledger.ts';
import type { Tables } from '../../db/tables.ts';
import { appendTaskEvent } from '../../db/task-events.ts';
import {
  endTaskRow,
  lockTasksForShare,
  insertTask,
  insertTaskChildren,
  lockTask,
  readTaskChildren,
  readWaitingParents,
  runWaitingTask,
  type TaskRow,
  updateTaskProgress,
  updateWaitingProgress,
} from '../../db/tasks.ts';
import { decideParent, type FanIn } from '../../domain/fan-in.ts';
import type { TaskProgress } from '../../domain/tasks.ts';

/** Appends the task's state to its user's event stream. A task of an erased account has no stream. */
export async function publishTask(
  transaction: Transaction<Tables>,
  task: TaskRow,
  type: 'task.started' | 'task.progress' | 'task.ended',
): Promise<void> {
  if (task.user_id === null) return;
  await appendTaskEvent(transaction, task.user_id, {
    type,
    taskId: task.id,
    kind: task.kind,
    subjectId: task.subject_id,
    status: task.status,
    stage: task.stage,
    progress: task.progress,
    errorCode: task.error_code,
  });
}

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

/**
 * Writes a running task and queues its job, in the caller's transaction. Returns the task's id. Throws
 * `session_expired` if the account was closed after the request was authenticated.
 */
export async function startTask<K extends TaskKind>(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  input: TaskInput<K>,
): Promise<string> {
  // Erasing the account starts after it was closed.
  if (input.kind !== 'erase-account') await lockOpenAccount(transaction, input.userId);
  const jobId = crypto.randomUUID();
  const task = await insertTask(transaction, { ...newTask(input), status: 'running', jobId });
  await enqueueJob(deps.jobs, transaction, { id: jobId, name: input.kind, userId: input.userId });
  await publishTask(transaction, task, 'task.started');
  return task.id;
}

/**
 * Writes a task that waits for `childIds`, in the order in which their failures count. It runs as soon as they have all
 * ended. Lock rule: children before parents; see ARCHITECTURE.md, "Locks". Throws `session_expired` like `startTask`.
 */
export async function startParentTask<K extends TaskKind>(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  input: TaskInput<K> & { childIds: readonly string[]; fanIn: FanIn },
): Promise<string> {
  // A child that ends concurrently ends either before this lock, and is read as ended below, or after the commit, and
  // then finds this parent.
  await lockTasksForShare(transaction, input.childIds);
  await lockOpenAccount(transaction, input.userId);
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

/**
 * Completes a task: `writeResult` runs in the same transaction, before the hold is captured and parents continue.
 * Returns false, and writes nothing, if the task has already ended.
 */
export const completeTask = (
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  taskId: string,
  writeResult?: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<boolean> =>
  endTask(deps, transaction, taskId, { status: 'completed', errorCode: null }, writeResult);

/** Fails a task permanently and releases its hold. Returns false if it has already ended. */
export const failTask = (
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  taskId: string,
  errorCode: ErrorCode,
): Promise<boolean> => endTask(deps, transaction, taskId, { status: 'failed', errorCode });

/** Cancels a task and its job, and releases its hold. Returns false if it has already ended. */
export const cancelTask = (
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  taskId: string,
): Promise<boolean> => endTask(deps, transaction, taskId, { status: 'cancelled', errorCode: null });

/**
 * The only way to end a task: `endTaskRow` returns it to one caller, so its result is written and its hold settled once.
 */
async function endTask(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  taskId: string,
  end: { status: TaskEnd; errorCode: ErrorCode | null },
  writeResult?: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<boolean> {
  const task = await endTaskRow(transaction, taskId, end);
  if (!task) return false;
  await writeResult?.(transaction);
  if (task.hold_id) await settleTaskHold(transaction, task.hold_id, end.status);
  if (end.status === 'cancelled' && task.job_id)
    await cancelJob(deps.jobs, transaction, { id: task.job_id, name: task.kind });
  await publishTask(transaction, task, 'task.ended');
  if (end.status === 'completed') await reportToParents(transaction, task);
  await advanceParents(deps, transaction, task.id);
  return true;
}

async function settleTaskHold(
  transaction: Transaction<Tables>,
  holdId: string,
  status: TaskEnd,
): Promise<void> {
  if (status === 'completed') await captureHold(transaction, holdId);
  else await releaseHold(transaction, holdId);
}

/** Re-evaluates the tasks that wait for this child, in the transaction that ended it. */
async function advanceParents(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  childId: string,
): Promise<void> {
  for (const parentId of await readWaitingParents(transaction, childId))
    await advanceParent(deps, transaction, parentId);
}

/** Runs a waiting task once its children allow it, and fails it when they no longer can. */
export async function advanceParent(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  parentId: string,
): Promise<void> {
  // Children that end concurrently are serialised here; the last one sees that all have ended.
  const parent = await lockTask(transaction, parentId);
  if (parent?.status !== 'waiting' || !parent.fan_in) return;
  const children = await readTaskChildren(transaction, parentId);
  const decision = decideParent(parent.fan_in, children);
  if (decision === 'wait') return;
  if (decision !== 'run') {
    await failTask(deps, transaction, parentId, decision.errorCode);
    return;
  }
  const jobId = crypto.randomUUID();
  const running = (await runWaitingTask(transaction, parentId, jobId))!;
  await enqueueJob(deps.jobs, transaction, {
    id: jobId,
    name: parent.kind,
    userId: parent.user_id ?? parent.id,
  });
  await publishTask(transaction, running, 'task.started');
}

/** Stores and publishes a task's progress; ignored once the task has ended. */
export async function reportProgress(
  deps: { database: Database },
  taskId: string,
  progress: TaskProgress,
): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    const task = await updateTaskProgress(transaction, taskId, progress);
    if (!task) return;
    await publishTask(transaction, task, 'task.progress');
    await reportToParents(transaction, task);
  });
}

/** Updates the progress of waiting parents, if children of this kind count towards it (`shareOfParent`). */
async function reportToParents(transaction: Transaction<Tables>, { id, kind }: TaskRow): Promise<void> {
  const facts: TaskKindFacts | undefined = taskKinds[kind];
  const share = facts?.shareOfParent;
  if (share === undefined) return;
  for (const parentId of await readWaitingParents(transaction, id)) {
    const parent = await updateWaitingProgress(transaction, parentId, { kind, share });
    if (parent) await publishTask(transaction, parent, 'task.progress');
  }
}
