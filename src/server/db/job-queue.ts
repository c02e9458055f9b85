import { PgBoss, fromKysely } from 'pg-boss';
import type { JobName, JobData } from '../domain/jobs.ts';
import type { Connection } from './database.ts';

export type JobQueue = { boss: PgBoss };

const jobNames: readonly JobName[] = [
  'make-hook',
  'prepare-clip',
  'prepare-footage',
  'compose-video',
  'export-account',
  'erase-account',
];

/** Longer than any render: an expired job would be started a second time while the first still runs. */
export const jobExpirySeconds = 3_600;

type JobQueueOptions = {
  databaseUrl: string;
  /** The supervising process installs the schema and frees the jobs of dead workers; a web process only sends. */
  role: 'installer' | 'worker' | 'sender';
  onError: (error: Error) => void;
};

export async function openJobQueue(options: JobQueueOptions): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    max: options.role === 'worker' ? 8 : 4,
    schedule: false,
    migrate: options.role === 'installer',
    supervise: options.role === 'worker',
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    useListenNotify: options.role === 'worker',
  });
  boss.on('error', options.onError);
  await boss.start();
  if (options.role === 'installer') {
    for (const name of jobNames) {
      await boss.createQueue(name, {
        notify: true,
        // A worker that is killed stops beating; another takes its job over after this time.
        heartbeatSeconds: 10,
        expireInSeconds: jobExpirySeconds,
        // A takeover consumes one retry.
        retryLimit: 5,
        retryDelay: 1,
        retryBackoff: false,
      });
    }
  }
  return { boss };
}

export async function closeJobQueue(queue: JobQueue): Promise<void> {
  await queue.boss.stop({ graceful: false, close: true });
}

/** The job exists if and only if the caller's transaction commits. */
export async function enqueueJob<N extends JobName>(
  queue: JobQueue,
  connection: Connection,
  job: { id: string; name: N; data: JobData[N]; userId: string },
): Promise<void> {
  // The adapter asks for Kysely's executeQuery only; its types are of an older Kysely.
  const db = fromKysely(connection as unknown as Parameters<typeof fromKysely>[0]);
  await queue.boss.send(job.name, job.data, { id: job.id, group: { id: job.userId }, db });
}

/** Aborts the job where it runs, within about half a second; a job that is finished stays as it is. */
export async function cancelJob(
  queue: JobQueue,
  connection: Connection,
  job: { id: string; name: JobName },
): Promise<void> {
  const db = fromKysely(connection as unknown as Parameters<typeof fromKysely>[0]);
  await queue.boss.cancel(job.name, job.id, { db });
}
