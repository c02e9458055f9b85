import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Connection } from './database.ts';
import { openListener } from './listener.ts';
import { openPool } from './pool.ts';

export type JobQueue = { boss: PgBoss; closePool: () => Promise<void> };

/** Longer than any render: an expired job would be started a second time while the first still runs. */
export const jobExpirySeconds = 3_600;

/**
 * Limits how often a job is handed out again after its worker was killed or the database was away. Failures of the work
 * itself are counted apart (`countFailure`). Sixty takeovers outlast half an hour of a machine that keeps failing, and bound
 * a job that kills its worker; growing, random delays separate such a job from those that were running beside it.
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
        // A worker that is killed stops beating; another takes its job over after this time.
        heartbeatSeconds: 10,
        expireInSeconds: jobExpirySeconds,
        ...takeovers,
      };
      await boss.createQueue(name, settings);
      // Creating changes nothing in a queue that an earlier version created.
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
 * The job exists if and only if the caller's transaction commits. It carries no data: the task that names its id does.
 */
export async function enqueueJob(
  queue: JobQueue,
  connection: Connection,
  job: { id: string; name: string; userId: string },
): Promise<void> {
  await queue.boss.send(job.name, {}, { id: job.id, group: { id: job.userId }, db: adapt(connection) });
}

/** Aborts the job where it runs, within about half a second; a job that has ended stays as it is. */
export async function cancelJob(
  queue: JobQueue,
  connection: Connection,
  job: { id: string; name: string },
): Promise<void> {
  await queue.boss.cancel(job.name, job.id, { db: adapt(connection) });
}

/** The adapter needs Kysely's executeQuery only; its types are of an older Kysely. */
const adapt = (connection: Connection) =>
  fromKysely(connection as unknown as Parameters<typeof fromKysely>[0]);

/** From now on only this attempt may settle the job. */
export async function beginAttempt(connection: Connection, jobId: string, token: string): Promise<void> {
  await connection
    .insertInto('job_attempts')
    .values({ job_id: jobId, token })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet({ token, started_at: sql<Date>`now()` }))
    .execute();
}

/**
 * Adds the points of a failure of the work, and returns the sum over all attempts: 0 when a later attempt has begun since.
 */
export async function countFailure(
  connection: Connection,
  { jobId, token }: { jobId: string; token: string },
  points: number,
): Promise<number> {
  const attempt = await connection
    .updateTable('job_attempts')
    .set({ failure_points: sql<number>`failure_points + ${points}` })
    .where('job_id', '=', jobId)
    .where('token', '=', token)
    .returning('failure_points')
    .executeTakeFirst();
  return attempt?.failure_points ?? 0;
}

/** Locks the job's attempt until the transaction ends: false when another attempt has begun since. */
export async function isLatestAttempt(
  connection: Connection,
  jobId: string,
  token: string,
): Promise<boolean> {
  const attempt = await connection
    .selectFrom('job_attempts')
    .select('token')
    .where('job_id', '=', jobId)
    .forUpdate()
    .executeTakeFirst();
  return attempt?.token === token;
}

export async function findStep(connection: Connection, jobId: string, name: string): Promise<object | null> {
  const step = await connection
    .selectFrom('job_steps')
    .select('result')
    .where('job_id', '=', jobId)
    .where('name', '=', name)
    .executeTakeFirst();
  return step?.result ?? null;
}

/** The first result stays: two attempts that overlap must go on with the same one. */
export async function storeStep(
  connection: Connection,
  jobId: string,
  name: string,
  result: object,
): Promise<void> {
  await connection
    .insertInto('job_steps')
    .values({ job_id: jobId, name, result: JSON.stringify(result) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeSteps(connection: Connection, jobId: string): Promise<void> {
  await connection.deleteFrom('job_steps').where('job_id', '=', jobId).execute();
  await connection.deleteFrom('job_attempts').where('job_id', '=', jobId).execute();
}
