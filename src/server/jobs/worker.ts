import { mkdir } from 'node:fs/promises';
import type { WorkOptions } from 'pg-boss';
import type { JobData, JobName } from '../domain/jobs.ts';
import { jobExpirySeconds, type JobQueue } from '../db/job-queue.ts';
import { tidyUp } from '../db/tidy-up.ts';
import { beatWorker, forgetWorker } from '../db/workers.ts';
import type { JobHandlers } from './handlers.ts';
import { runJob, type HarnessDeps, type JobHandler } from './run-job.ts';
import { sweepLostJobs } from './sweep-lost-jobs.ts';
import { removeOldWorkFolders } from './work-folders.ts';

type WorkerDeps = HarnessDeps & { jobs: JobQueue; handlers: JobHandlers; concurrency: number };

/** Each kind has its own: the final step is short and somebody waits for it, so it never stands behind a render. */
const slots = (concurrency: number): Record<JobName, number> => ({
  'make-hook': concurrency,
  'prepare-clip': concurrency,
  // Heavy, and nobody stands before it: one at a time leaves room for hooks.
  'prepare-footage': 1,
  'compose-video': concurrency,
  // Reading and removing files: one at a time is quick enough.
  'export-account': 1,
  'erase-account': 1,
});

/** What fails three times in a row fails again; the queue's own limit is higher, for workers that are killed. */
const triesAfterFailure = 2;

const beatEveryMs = 5_000;
const sweepEveryMs = 15_000;
const tidyEveryMs = 3_600_000;

/** Takes jobs until `stop`; what is under way then is given up at once and taken over by another worker. */
export async function startWorker(deps: WorkerDeps): Promise<{ stop: () => Promise<void> }> {
  await mkdir(deps.workFolder, { recursive: true });
  const workerId = crypto.randomUUID();
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  const take = async <N extends JobName>(name: N): Promise<void> => {
    const handler = deps.handlers[name] as JobHandler<JobData[N]>;
    await deps.jobs.boss.work<JobData[N], void, WorkOptions & { includeMetadata: true }>(
      name,
      {
        localConcurrency: slots(deps.concurrency)[name],
        batchSize: 1,
        includeMetadata: true,
        heartbeatRefreshSeconds: 2,
        pollingIntervalSeconds: 1,
        // Its default of 30 s stalls a backlog.
        notifyPollingIntervalSeconds: 1,
      },
      async ([job]) => {
        if (!job) return;
        const work = runJob(deps, handler, {
          id: job.id,
          name,
          data: job.data,
          signal: AbortSignal.any([job.signal, stopping.signal]),
          isLastTry: job.retryCount >= triesAfterFailure,
        });
        running.add(work);
        await work.finally(() => running.delete(work));
      },
    );
  };
  for (const name of Object.keys(deps.handlers) as JobName[]) await take(name);

  const beat = async (): Promise<void> => {
    await beatWorker(deps.database, workerId).catch((error: unknown) =>
      deps.logger.warn({ err: error }, 'no heartbeat'),
    );
  };
  const sweep = async (): Promise<void> => {
    await sweepLostJobs(deps).catch((error: unknown) => deps.logger.warn({ err: error }, 'sweep failed'));
  };
  const tidy = async (): Promise<void> => {
    await removeOldWorkFolders(deps.workFolder, jobExpirySeconds * 1_000);
    await tidyUp(deps.database).catch((error: unknown) => deps.logger.warn({ err: error }, 'tidying failed'));
  };
  await beat();
  await tidy();
  const timers = [
    setInterval(() => void beat(), beatEveryMs),
    setInterval(() => void sweep(), sweepEveryMs),
    setInterval(() => void tidy(), tidyEveryMs),
  ];
  return {
    async stop() {
      timers.forEach(clearInterval);
      stopping.abort(new Error('the worker stops'));
      await Promise.allSettled(running);
      await forgetWorker(deps.database, workerId).catch(() => {});
    },
  };
}
