import type { Client } from 'pg';
import { until } from '../../tests/helpers/upgrade/app-of-version.ts';
import { addProduct, beginVideo, finishVideo, startHook } from './fill-videos.ts';
import type { Scene } from './scene.ts';

/** Uses the tables of schema 0009; adapt this file for the next fixture. */
const tablesWithJobs = ['hooks', 'clips', 'content_files', 'account_exports'];

/**
 * Removes waiting jobs and advances their work by a minute: the next sweep of a worker fails it, as after a job that was
 * killed too often.
 */
export async function loseJobs({ database }: Scene): Promise<void> {
  await database.query(`delete from pgboss.job where state = 'created'`);
  for (const table of tablesWithJobs) {
    const since = table === 'account_exports' ? 'requested_at' : 'created_at';
    const change = `set ${since} = ${since} - interval '1 minute' where status = 'processing'`;
    await database.query(`update ${table} ${change}`);
  }
}

/** Waits for the sweep. */
export async function allLostWorkHasFailed({ database }: Scene): Promise<void> {
  await until('the lost work has failed', async () => {
    const counts = tablesWithJobs.map(
      (table) => `(select count(*) from ${table} where status = 'processing')`,
    );
    const { rows } = await database.query(`select ${counts.join(' + ')} as count`);
    return Number(rows[0].count) === 0 || undefined;
  });
}

/**
 * Kills the worker while a hook is half drawn, one video is being rendered and another is stored as a step but not yet
 * settled. Locks keep the videos in these states until then.
 */
export async function killWorkerAtWork(scene: Scene, openDatabase: () => Promise<Client>): Promise<void> {
  const { ada, app, ids, database } = scene;
  const hook = await startHook(ada, 'Well?');
  ids.halfDrawnHook = hook.hookId;
  ids.queuedVideo = hook.videoId;
  await addProduct(ada, hook.videoId, ids.product!);
  await finishVideo(ada, hook.videoId);

  const locks = [await openDatabase(), await openDatabase(), await openDatabase()] as const;
  await holdRow(locks[0], 'hooks', hook.hookId, (row) => row.progress > 20 && row.status === 'processing');
  ids.renderingVideo = await holdVideo(scene, locks[1], 'rendering', 'One');
  ids.uploadingVideo = await holdVideo(scene, locks[2], 'uploading', 'Two');
  await until('the video is stored as a step', async () => {
    const { rowCount } = await database.query(`select from job_steps where name = 'compose'`);
    return rowCount || undefined;
  });
  await app.killWorker();
  for (const lock of locks) {
    await lock.query('rollback');
    await lock.end();
  }
}

/** Starts a video and locks its row as soon as it has this status. */
async function holdVideo(
  { ada, ids }: Scene,
  lock: Client,
  status: string,
  overlayText: string,
): Promise<string> {
  const id = await beginVideo(ada, ids.finishedHook!);
  await addProduct(ada, id, ids.product!, { overlayText });
  await finishVideo(ada, id);
  await holdRow(lock, 'generations', id, (row) => row.status === status);
  return id;
}

type HeldRow = { status: string; progress: number };

/** Locks a row as soon as the condition holds, so that it can no longer be written. */
async function holdRow(
  lock: Client,
  table: string,
  id: string,
  isSo: (row: HeldRow) => boolean,
): Promise<void> {
  await until(`a row of ${table} can be held`, async () => {
    await lock.query('begin');
    const { rows } = await lock.query<HeldRow>(`select * from ${table} where id = $1 for update`, [id]);
    if (isSo(rows[0]!)) return true;
    await lock.query('rollback');
    if (rows[0]!.status === 'completed') throw new Error(`a row of ${table} was missed: try again`);
    return undefined;
  });
}

/** All states that the fixture must contain; checked when it is made. */
const states = {
  generations: [
    'draft',
    'queued',
    'processing',
    'rendering',
    'uploading',
    'completed',
    'failed',
    'cancelled',
  ],
  hooks: ['processing', 'completed', 'failed', 'cancelled'],
  clips: ['processing', 'ready', 'failed', 'cancelled'],
  content_files: ['processing', 'ready', 'failed'],
  account_exports: ['processing', 'ready'],
  payments: ['pending', 'processing', 'completed', 'failed', 'cancelled', 'refunded'],
};

export async function requireAllStates({ database }: Scene): Promise<void> {
  for (const [table, wanted] of Object.entries(states)) {
    const { rows } = await database.query<{ status: string }>(`select distinct status from ${table}`);
    const missing = wanted.filter((status) => !rows.some((row) => row.status === status));
    if (missing.length > 0) throw new Error(`${table} has no row that is ${missing.join(' or ')}`);
  }
  const refunds = await database.query(`select from refunds where state = 'requested'`);
  if (refunds.rowCount !== 1) throw new Error('no refund is under way');
  const { rowCount } = await database.query(`select from pgboss.job where state = 'active'`);
  if (rowCount !== 3) throw new Error('the worker was not killed in the middle of three jobs');
}
