import { mkdir } from 'node:fs/promises';
import { jobExpirySeconds } from '../db/job-queue.ts';
import { tidyUp } from '../db/tidy-up.ts';
import { reportWorkerAlive, deleteWorker } from '../db/workers.ts';
import type { AnyJobDefinition } from './define-job.ts';
import { runJob, type HarnessDeps } from './run-job.ts';
import { sweepLostTasks } from './sweep-lost-tasks.ts';
import { removeOldWorkFolders } from './work-folders.ts';

type WorkerDeps = HarnessDeps & { definitions: readonly AnyJobDefinition[]; concurrency: number };

/** For readiness and metrics. Takeovers depend on the jobs' own heartbeats below. */
const reportAliveEveryMs = 5_000;
const sweepEveryMs = 15_000;
const tidyEveryMs = 3_600_000;
/**
 * New jobs are announced, so polling finds only repeated attempts. The polling queries of about thirty slots are most of
 * the work of an idle app.
 */
const pollEverySeconds = 2;

/** Runs jobs until `stop`; another worker then takes over the active ones. */
export async function startWorker(deps: WorkerDeps): Promise<{ stop: () => Promise<void> }> {
  await mkdir(deps.workRoot, { recursive: true });
  const workerId = crypto.randomUUID();
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  // A slot that has finished a short job would otherwise idle until its next poll, although more jobs are queued.
  const wakeSlots = (kind: string): void => {
    const { boss } = deps.jobs;
    for (const { id, name } of boss.getWipData()) if (name === kind) boss.notifyWorker(id);
  };
  const subscribe = async (definition: AnyJobDefinition): Promise<void> => {
    const slots = definition.concurrency === 'shared' ? deps.concurrency : definition.concurrency;
    await deps.jobs.boss.work<object>(
      definition.kind,
      {
        localConcurrency: slots,
        ...(definition.isHeavy?.(deps) ? { localGroupConcurrency: Math.max(1, Math.floor(slots / 2)) } : {}),
        batchSize: 1,
        heartbeatRefreshSeconds: 2,
        pollingIntervalSeconds: pollEverySeconds,
        notifyPollingIntervalSeconds: pollEverySeconds,
      },
      async ([job]) => {
        if (!job) return;
        const work = runJob(deps, definition, {
          id: job.id,
          signal: AbortSignal.any([job.signal, stopping.signal]),
        });
        running.add(work);
        await work.finally(() => {
          running.delete(work);
          wakeSlots(definition.kind);
        });
      },
    );
  };
  for (const definition of deps.definitions) await subscribe(definition);

  const reportAlive = async (): Promise<void> => {
    await reportWorkerAlive(deps.database, workerId).catch((error: unknown) =>
      deps.logger.warn({ err: error }, 'reporting the worker as alive failed'),
    );
  };
  const sweep = async (): Promise<void> => {
    await sweepLostTasks(deps).catch((error: unknown) =>
      deps.logger.warn({ err: error }, 'sweeping lost tasks failed'),
    );
  };
  const tidy = async (): Promise<void> => {
    await removeOldWorkFolders(deps.workRoot, jobExpirySeconds * 1_000);
    await tidyUp(deps.database).catch((error: unknown) =>
      deps.logger.warn({ err: error }, 'removing old rows failed'),
    );
  };
  await reportAlive();
  await tidy();
  const timers = [
    setInterval(() => void reportAlive(), reportAliveEveryMs),
    setInterval(() => void sweep(), sweepEveryMs),
    setInterval(() => void tidy(), tidyEveryMs),
  ];
  return {
    async stop() {
      timers.forEach(clearInterval);
      stopping.abort(new Error('the worker is stopping'));
      await Promise.allSettled(running);
      await deleteWorker(deps.database, workerId).catch(() => {});
    },
  };
}
