import type { Transaction } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { TaskEnd } from '#contract/tasks.ts';
import { cancelJob, enqueueJob } from '../../db/job-queue.ts';
import { captureHold, releaseHold } from '../../db/ledger.ts';
import type { Tables } from '../../db/tables.ts';
import { readTaskChildren, readWaitingParents } from '../../db/task-children.ts';
import { endTaskRow, lockTask, runWaitingTask } from '../../db/tasks.ts';
import { decideParent } from '../../domain/fan-in.ts';
import { publishTask } from './publish-task.ts';
import type { TaskDeps } from './start-task.ts';

/**
 * Completes a task: `writeResult` runs in the same transaction, before the hold is captured and parents go on. Returns
 * false, and writes nothing, when the task has ended before.
 */
export const completeTask = (
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  taskId: string,
  writeResult?: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<boolean> =>
  endTask(deps, transaction, taskId, { status: 'completed', errorCode: null }, writeResult);

/** Fails a task for good and releases its hold. Returns false when it has ended before. */
export const failTask = (
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  taskId: string,
  errorCode: ErrorCode,
): Promise<boolean> => endTask(deps, transaction, taskId, { status: 'failed', errorCode });

/** Stops a task where it is, its job included, and releases its hold. Returns false when it has ended before. */
export const cancelTask = (
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  taskId: string,
): Promise<boolean> => endTask(deps, transaction, taskId, { status: 'cancelled', errorCode: null });

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
  if (task.hold_id) await (end.status === 'completed' ? captureHold : releaseHold)(transaction, task.hold_id);
  if (end.status === 'cancelled' && task.job_id)
    await cancelJob(deps.jobs, transaction, { id: task.job_id, name: task.kind });
  await publishTask(transaction, task, 'task.ended');
  await advanceParents(deps, transaction, task.id);
  return true;
}

/** Lets the tasks that wait for this one go on, in the transaction that ended it. */
async function advanceParents(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  childId: string,
): Promise<void> {
  for (const parentId of await readWaitingParents(transaction, childId))
    await advanceParent(deps, transaction, parentId);
}

/** Runs a waiting task when its children allow it, or fails it when they never will. */
export async function advanceParent(
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  parentId: string,
): Promise<void> {
  // Children that end at the same time take turns here; the last one sees that all have ended.
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
