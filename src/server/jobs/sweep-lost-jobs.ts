import type { Database } from '../db/database.ts';
import { readLostWork } from '../db/lost-work.ts';
import type { JobHandlers } from './handlers.ts';

/**
 * Ends work whose job is gone: a job that was killed as often as it may be tried is failed by the queue itself,
 * without a word to us. Its credits must not stay held for ever.
 */
export async function sweepLostJobs(deps: { database: Database; handlers: JobHandlers }): Promise<number> {
  const lost = await readLostWork(deps.database);
  const { handlers } = deps;
  await deps.database.transaction().execute(async (transaction) => {
    for (const hookId of lost.hookIds)
      await handlers['make-hook'].fail(transaction, { hookId }, 'hook_failed');
    for (const clipId of lost.clipIds)
      await handlers['prepare-clip'].fail(transaction, { clipId }, 'video_failed');
    for (const video of lost.videos) await handlers['compose-video'].fail(transaction, video, 'video_failed');
  });
  return lost.hookIds.length + lost.clipIds.length + lost.videos.length;
}
