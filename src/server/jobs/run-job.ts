import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { ErrorCode } from '#contract/errors.ts';
import type { Database } from '../db/database.ts';
import { beginAttempt, findStep, isLatestAttempt, removeSteps, storeStep } from '../db/job-steps.ts';
import type { Tables } from '../db/tables.ts';
import type { JobContext, JobFailure, JobProgress } from '../domain/jobs.ts';
import { mergeReports } from './merge-reports.ts';
import { removeWorkFolders, workFolderName } from './work-folders.ts';

/** What a kind of job does; everything around it is the harness below. */
export type JobHandler<D> = {
  /** Works, and answers what to write when it is done: in one transaction, by the latest attempt only. */
  run: (data: D, context: JobContext) => Promise<(transaction: Transaction<Tables>) => Promise<void>>;
  /** Writes that the job has failed for good, and gives back what it held. */
  fail: (transaction: Transaction<Tables>, data: D, code: ErrorCode) => Promise<void>;
  report: (data: D, progress: JobProgress) => Promise<void>;
  /** What an error means: whether another try can help, and what to say when none did. */
  judge: (error: unknown) => JobFailure;
  timeLimitSeconds: number;
};

export type JobRun<D> = {
  id: string;
  name: string;
  data: D;
  /** Aborted when somebody cancels the job or the worker stops. */
  signal: AbortSignal;
  isLastTry: boolean;
};

export type HarnessDeps = { database: Database; workFolder: string; logger: Logger };

/** Runs one attempt of one job. Throws only what another attempt should try again. */
export async function runJob<D>(deps: HarnessDeps, handler: JobHandler<D>, job: JobRun<D>): Promise<void> {
  const { database } = deps;
  const token = crypto.randomUUID();
  const logger = deps.logger.child({ job: job.name, jobId: job.id });
  const folder = path.join(deps.workFolder, workFolderName(job.id, token));
  const timeLimit = AbortSignal.timeout(handler.timeLimitSeconds * 1_000);
  const signal = AbortSignal.any([job.signal, timeLimit]);
  const reports = mergeReports<JobProgress>(async (progress) => {
    await handler
      .report(job.data, progress)
      .catch((error: unknown) => logger.warn({ err: error }, 'progress was not told'));
  });
  const startedAt = performance.now();
  await beginAttempt(database, job.id, token);
  // Of attempts that were killed: their half-made files help nobody.
  await removeWorkFolders(deps.workFolder, job.id);
  await mkdir(folder, { recursive: true });
  logger.info({ data: job.data }, 'job begins');
  try {
    const settle = await handler.run(job.data, {
      step: (name, work) => runStep(database, job.id, name, work),
      progress: reports.add,
      workFolder: folder,
      signal,
    });
    await reports.finish();
    await settleOnce(database, job.id, token, settle);
    logger.info({ seconds: seconds(startedAt) }, 'job is done');
  } catch (error) {
    await reports.finish();
    if (job.signal.aborted) {
      logger.info({ seconds: seconds(startedAt) }, 'job was stopped');
      throw error;
    }
    const failure = timeLimit.aborted ? { ...handler.judge(error), retry: false } : handler.judge(error);
    logger.error(
      { err: error, ...failure, isLastTry: job.isLastTry, seconds: seconds(startedAt) },
      'job failed',
    );
    if (failure.retry && !job.isLastTry) throw error;
    await settleOnce(database, job.id, token, (transaction) =>
      handler.fail(transaction, job.data, failure.code),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const seconds = (startedAt: number): number => Math.round(performance.now() - startedAt) / 1_000;

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

/** A worker that was taken for dead and wakes up again must not write over its successor. */
async function settleOnce(
  database: Database,
  jobId: string,
  token: string,
  settle: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (!(await isLatestAttempt(transaction, jobId, token))) return;
    await settle(transaction);
    await removeSteps(transaction, jobId);
  });
}
