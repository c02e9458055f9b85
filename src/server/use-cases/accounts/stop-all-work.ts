import { endExport } from '../../db/account-exports.ts';
import { endClip } from '../../db/clips.ts';
import type { Database } from '../../db/database.ts';
import { readWorkUnderWay } from '../../db/erasure.ts';
import { cancelJob, type JobQueue } from '../../db/job-queue.ts';
import { stopVideo } from '../generations/cancel-generation.ts';
import { composeWhenReady } from '../generations/compose-when-ready.ts';
import { stopHook } from '../hooks/stop-hook.ts';

/**
 * Stops whatever is being made for a person; held credits go back. A transaction for each part, because several in one
 * would be locked in no particular order; doing it again stops what has begun since.
 */
export async function stopAllWork(
  deps: { database: Database; jobs: JobQueue },
  userId: string,
): Promise<void> {
  const { database, jobs } = deps;
  const work = await readWorkUnderWay(database, userId);
  for (const hookId of work.hookIds) {
    await database.transaction().execute(async (transaction) => {
      const waiting = await stopHook(deps, transaction, hookId);
      for (const generationId of waiting ?? []) await composeWhenReady(deps, transaction, generationId);
    });
  }
  for (const { id, jobId } of work.clips) {
    await database.transaction().execute(async (transaction) => {
      if (!(await endClip(transaction, id, { status: 'cancelled', errorCode: null }))) return;
      if (jobId) await cancelJob(jobs, transaction, { id: jobId, name: 'prepare-clip' });
    });
  }
  for (const generationId of work.generationIds) {
    await database.transaction().execute((transaction) => stopVideo(deps, transaction, generationId));
  }
  for (const { id, jobId } of work.exports) {
    await database.transaction().execute(async (transaction) => {
      if (!(await endExport(transaction, id, { status: 'failed' }))) return;
      await cancelJob(jobs, transaction, { id: jobId, name: 'export-account' });
    });
  }
}
