import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { appendEvent } from '../../db/events.ts';
import { findOwnGeneration, isUnderWay, lockGeneration, updateGeneration } from '../../db/generations.ts';
import { cancelJob, type JobQueue } from '../../db/job-queue.ts';
import type { Tables } from '../../db/tables.ts';
import { AppError } from '../../errors.ts';
import { stopHook } from '../hooks/stop-hook.ts';
import { composeWhenReady } from './compose-when-ready.ts';

type CancelDeps = { database: Database; jobs: JobQueue };

/** Stops the hook and the final video where they are; held credits go back in the same transaction. */
export async function cancelGeneration(
  deps: CancelDeps,
  input: { userId: string; generationId: string },
): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    const { id, hook_id } = (await findOwnGeneration(transaction, input.userId, input.generationId)) ?? {};
    if (!id) throw new AppError('not_found');
    // Parts before the whole: see composeWhenReady.
    const others = hook_id ? await stopHook(deps, transaction, hook_id) : null;
    const videoStopped = await stopVideo(deps, transaction, id);
    if (!others && !videoStopped) throw new AppError('already_finished', 'Nothing is under way');
    // Another video that waited for this hook waits in vain now.
    for (const other of others ?? []) if (other !== id) await composeWhenReady(deps, transaction, other);
  });
}

/** True when the final video was being made, or waited for its parts, until now. */
export async function stopVideo(
  deps: { jobs: JobQueue },
  transaction: Transaction<Tables>,
  generationId: string,
): Promise<boolean> {
  const generation = (await lockGeneration(transaction, generationId))!;
  if (!isUnderWay(generation)) return false;
  if (generation.job_id)
    await cancelJob(deps.jobs, transaction, { id: generation.job_id, name: 'compose-video' });
  const news = { status: 'cancelled', stage: 'cancelled' } as const;
  await updateGeneration(transaction, generationId, { ...news, job_id: null });
  await appendEvent(transaction, generationId, 'status', {
    subject: 'video',
    id: generationId,
    ...news,
    progress: 0,
    errorCode: null,
  });
  return true;
}
