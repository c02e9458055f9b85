import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { isKilled } from '#studio/ffmpeg/ffmpeg-error.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { isActive, type TaskKind, taskKinds } from '#contract/tasks.ts';
import type { Database } from '../db/database.ts';
import {
  storeAttempt,
  countFailure,
  findStep,
  lockAttemptIfLatest,
  deleteJobRows,
  storeStep,
} from '../db/job-attempts.ts';
import type { WriteResult } from '../db/tables.ts';
import { markTaskStarted } from '../db/task-pace.ts';
import { findTask, findTaskOfJob, type TaskRow } from '../db/tasks.ts';
import type { JobFailure, TaskProgress } from '../domain/tasks.ts';
import { DatabaseUnavailableError } from '../errors.ts';
import { completeTask, failTask, reportProgress } from '../use-cases/tasks/life-cycle.ts';
import { isStorageFull } from '../use-cases/system/storage-space.ts';
import type { AnyJobDefinition, JobDeps } from './define-job.ts';
import { throttleReports } from './throttle-reports.ts';
import { removeWorkFolders, workFolderName } from './work-folders.ts';

export type JobRun = {
  id: string;
  /** Aborted when the job is cancelled or the worker stops. */
  signal: AbortSignal;
};

/**
 * A job fails for good at its third error, which is 6 points, or at the fifth kill of a tool: a kill says less about the
 * work than an error, but a tool may be killed each time for the memory it needs. Takeovers from a killed worker do not
 * count.
 */
const failurePoints = { error: 2, killed: 1 };
const finalFailurePoints = 5;

export type HarnessDeps = JobDeps & {
  /** The folder that contains the work folders of all attempts. */
  workRoot: string;
  logger: Logger;
};

/**
 * Runs one attempt of a job. Throws what the queue should retry. A cancelled job's error is thrown too; the queue ignores
 * it.
 */
export async function runJob(deps: HarnessDeps, definition: AnyJobDefinition, job: JobRun): Promise<void> {
  const { database } = deps;
  const logger = deps.logger.child({ job: definition.kind, jobId: job.id });
  const task = await findTaskOfJob(database, job.id);
  if (!task || !isActive(task.status)) {
    logger.info('job has no active task');
    // The attempt that ended the task may have been killed before its clean-up.
    await removeWorkFolders(deps.workRoot, job.id);
    return;
  }
  const timeLimit = AbortSignal.timeout(definition.timeoutSeconds * 1_000);
  const reports = throttleReports<TaskProgress>(async (progress) => {
    await reportProgress(deps, task.id, progress).catch((error: unknown) =>
      logger.warn({ err: error }, 'publishing progress failed'),
    );
  });
  const hasEnded = async (): Promise<boolean> =>
    !isActive((await findTask(database, task.id))?.status ?? 'cancelled');
  const startedAt = performance.now();
  const { attempt, workFolder } = await beginAttempt(deps, task, job.id);
  logger.info({ data: task.data }, 'job started');
  try {
    const writeResult = await definition.run(deps, definition.data.parse(task.data), {
      step: (name, work) => runStep(database, job.id, name, work),
      progress: reports.add,
      isCancelled: hasEnded,
      workFolder,
      signal: AbortSignal.any([job.signal, timeLimit]),
    });
    await reports.finish();
    const isCompleted = await complete(deps, attempt, writeResult);
    logger.info(
      { seconds: secondsSince(startedAt) },
      isCompleted ? 'job completed' : 'result discarded: a later attempt started or the task has ended',
    );
  } catch (error) {
    await reports.finish();
    if (job.signal.aborted || (await hasEnded())) {
      logger.info({ seconds: secondsSince(startedAt) }, 'job stopped');
      throw error;
    }
    if (error instanceof DatabaseUnavailableError) {
      // Not counted as a failure of the work: another attempt continues from the stored steps.
      logger.warn({ err: error, seconds: secondsSince(startedAt) }, 'job interrupted');
      throw error;
    }
    const failure = classify(definition, error);
    const isFinal =
      (await countPoints(database, attempt, error)) >= finalFailurePoints ||
      !failure.retry ||
      timeLimit.aborted;
    logger.error({ err: error, ...failure, isFinal, seconds: secondsSince(startedAt) }, 'job failed');
    if (!isFinal) throw error;
    await fail(deps, definition, attempt, failure.code);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

type Attempt = { task: TaskRow; jobId: string; token: string };

/** Registers an attempt, which alone may settle the job from now on, and creates its empty work folder. */
async function beginAttempt(
  { database, workRoot }: HarnessDeps,
  task: TaskRow,
  jobId: string,
): Promise<{ attempt: Attempt; workFolder: string }> {
  const token = crypto.randomUUID();
  const workFolder = path.join(workRoot, workFolderName(jobId, token));
  await storeAttempt(database, jobId, token);
  await markTaskStarted(database, task.id);
  // Partial files of killed attempts are useless.
  await removeWorkFolders(workRoot, jobId);
  await mkdir(workFolder, { recursive: true });
  return { attempt: { task, jobId, token }, workFolder };
}

/** The error code of a task whose failure has no more specific one. */
export const failureCodeOf = (kind: string): ErrorCode =>
  taskKinds[kind as TaskKind]?.failureCode ?? 'internal';

const classify = (definition: AnyJobDefinition, error: unknown): JobFailure =>
  isStorageFull(error)
    ? { code: 'storage_full', retry: true }
    : (definition.classifyError?.(error) ?? { code: failureCodeOf(definition.kind), retry: true });

const secondsSince = (startedAt: number): number => Math.round(performance.now() - startedAt) / 1_000;

async function runStep<T extends object>(
  database: Database,
  jobId: string,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const stored = await findStep(database, jobId, name);
  if (stored) return stored as T;
  await storeStep(database, jobId, name, await work());
  return (await findStep(database, jobId, name)) as T;
}

const countPoints = (database: Database, attempt: Attempt, error: unknown): Promise<number> =>
  countFailure(database, attempt, isKilled(error) ? failurePoints.killed : failurePoints.error);

/**
 * Returns false, and writes nothing, if the task has ended or a later attempt has started: a worker that was presumed
 * dead and wakes up must not overwrite its successor's result.
 */
async function complete(
  deps: HarnessDeps,
  { task, jobId, token }: Attempt,
  writeResult: WriteResult | void,
): Promise<boolean> {
  return deps.database.transaction().execute(async (transaction) => {
    if (!(await lockAttemptIfLatest(transaction, jobId, token))) return false;
    const isCompleted = await completeTask(deps, transaction, task.id, writeResult ?? undefined);
    await deleteJobRows(transaction, jobId);
    return isCompleted;
  });
}

async function fail(
  deps: HarnessDeps,
  definition: AnyJobDefinition,
  { task, jobId, token }: Attempt,
  code: ErrorCode,
): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    if (!(await lockAttemptIfLatest(transaction, jobId, token))) return;
    if (await failTask(deps, transaction, task.id, code))
      await definition.onFailed?.(deps, transaction, { data: task.data, code });
    await deleteJobRows(transaction, jobId);
  });
}
