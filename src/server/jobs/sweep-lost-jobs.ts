import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { JobQueue } from '../db/job-queue.ts';
import { readLostWork } from '../db/lost-work.ts';
import type { Tables } from '../db/tables.ts';
import { resumeErasure } from '../use-cases/accounts/erase-account.ts';
import { composeWhenReady } from '../use-cases/generations/compose-when-ready.ts';
import type { JobHandlers } from './handlers.ts';

type SweepDeps = { database: Database; jobs: JobQueue; handlers: JobHandlers };

/**
 * Ends work whose job is gone: a job that was killed as often as it may be tried is failed by the queue itself,
 * without a word to us. Its credits must not stay held for ever. Then looks again at the videos that wait for parts.
 */
export async function sweepLostJobs(deps: SweepDeps): Promise<number> {
  const { handlers } = deps;
  const lost = await readLostWork(deps.database);
  const { hookIds, clipIds, contentFileIds, videos, waitingGenerationIds, exportIds, unerasedUserIds } = lost;
  const ends: ((transaction: Transaction<Tables>) => Promise<void>)[] = [
    ...hookIds.map(
      (hookId) => (transaction: Transaction<Tables>) =>
        handlers['make-hook'].fail(transaction, { hookId }, 'hook_failed'),
    ),
    ...clipIds.map(
      (clipId) => (transaction: Transaction<Tables>) =>
        handlers['prepare-clip'].fail(transaction, { clipId }, 'video_failed'),
    ),
    ...contentFileIds.map(
      (fileId) => (transaction: Transaction<Tables>) =>
        handlers['prepare-footage'].fail(transaction, { fileId }, 'video_failed'),
    ),
    ...videos.map(
      (video) => (transaction: Transaction<Tables>) =>
        handlers['compose-video'].fail(transaction, video, 'video_failed'),
    ),
    ...exportIds.map(
      (exportId) => (transaction: Transaction<Tables>) =>
        handlers['export-account'].fail(transaction, { exportId }, 'internal'),
    ),
    ...unerasedUserIds.map(
      (userId) => (transaction: Transaction<Tables>) => resumeErasure(deps, transaction, userId),
    ),
    ...waitingGenerationIds.map(
      (id) => (transaction: Transaction<Tables>) => composeWhenReady(deps, transaction, id),
    ),
  ];
  // A transaction for each: several parts in one would be locked in no particular order.
  for (const end of ends) await deps.database.transaction().execute(end);
  return (
    hookIds.length +
    clipIds.length +
    contentFileIds.length +
    videos.length +
    exportIds.length +
    unerasedUserIds.length
  );
}
