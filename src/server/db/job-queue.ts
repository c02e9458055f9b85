import { fromKysely, PgBoss } from 'pg-boss';
import type { TaskKind } from '#contract/tasks.ts';
import type { Connection } from './database.ts';
import { openListener } from './listener.ts';
import { openPool } from './pool.ts';

export type JobQueue = { boss: PgBoss; closePool: () => Promise<void> };

/** Longer than any render: an expired job would be started again while the first attempt still runs. */
export const jobExpirySeconds = 3_600;

/**
 * Limits how often a job is handed out again after its worker was killed or the database was unreachable. Failures of
 * the work itself are counted separately (`countFailure`). Sixty takeovers outlast half an hour on a machine that keeps
 * failing, and put an end to a job that kills its worker. Growing, random delays separate such a job from the jobs that
 * were killed beside it.
 */
const takeovers = { retryLimit: 60, retryDelay: 1, retryBackoff: true, retryDelayMax: 15 };

type JobQueueOptions = {
  databaseUrl: string;
  /** The supervising process installs the schema and its queues; a worker frees the jobs of dead workers. */
  role: { install: readonly string[] } | 'worker' | 'sender';
  onError: (error: Error) => void;
};

export async function openJobQueue(options: JobQueueOptions): Promise<JobQueue> {
  const pool = openPool(options.databaseUrl, { maxConnections: options.role === 'worker' ? 8 : 4 });
  const boss = new PgBoss({
    db: {
      executeSql: pool.query,
      listen: (channel, onNotification, onReconnect) =>
        openListener({
          databaseUrl: options.databaseUrl,
          channels: [channel],
          onNotification: (_, payload) => onNotification(payload),
          onReconnect,
        }),
    },
    schedule: false,
    migrate: typeof options.role === 'object',
    supervise: options.role === 'worker',
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    useListenNotify: options.role === 'worker',
  });
  boss.on('error', options.onError);
  try {
    await boss.start();
  } catch (error) {
    await pool.end();
    throw error;
  }
  if (typeof options.role === 'object') {
    for (const name of options.role.install) {
      const settings = {
        notify: true,
        // A killed worker sends no heartbeat; another one takes its job over after this time.
        heartbeatSeconds: 10,
        expireInSeconds: jobExpirySeconds,
        ...takeovers,
      };
      await boss.createQueue(name, settings);
      // Creating a queue does not update one that an earlier version created.
      await boss.updateQueue(name, settings);
    }
  }
  return { boss, closePool: pool.end };
}

export async function closeJobQueue(queue: JobQueue): Promise<void> {
  await queue.boss.stop({ graceful: false });
  await queue.closePool();
}

/**
 * The job exists if and only if the caller's transaction commits. It has no data: the task that references it does.
 * `jobs/worker.ts` runs it with the definition of that name in `jobs/definitions/`. Jobs of users with fewer running
 * tasks of that kind come first.
 */
export async function enqueueJob(
  queue: JobQueue,
  connection: Connection,
  job: { id: string; name: string; userId: string },
): Promise<void> {
  const { count } = await connection
    .selectFrom('tasks')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', job.userId)
    .where('kind', '=', job.name as TaskKind)
    .where('status', '=', 'running')
    .where('job_id', '!=', job.id)
    .executeTakeFirstOrThrow();
  const options = { id: job.id, group: { id: job.userId }, priority: -Number(count) };
  await queue.boss.send(job.name, {}, { ...options, db: adapt(connection) });
}

/**
 * A queued job is never handed out. A running one is aborted at its worker's next heartbeat (`heartbeatRefreshSeconds`
 * in `jobs/worker.ts`); a finished one is unaffected.
 */
export async function cancelJob(
  queue: JobQueue,
  connection: Connection,
  job: { id: string; name: string },
): Promise<void> {
  await queue.boss.cancel(job.name, job.id, { db: adapt(connection) });
}

/** The adapter only needs Kysely's executeQuery; its types are for an older Kysely. */
const adapt = (connection: Connection) =>
  fromKysely(connection as unknown as Parameters<typeof fromKysely>[0]);
