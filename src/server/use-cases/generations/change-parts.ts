import type { Transaction } from 'kysely';
import { appendEvent } from '../../db/events.ts';
import {
  isUnderWay,
  updateGeneration,
  type GenerationChange,
  type GenerationRow,
} from '../../db/generations.ts';
import { cancelJob, type JobQueue } from '../../db/job-queue.ts';
import type { Tables } from '../../db/tables.ts';
import { videoRecipe } from '../../domain/recipes.ts';

/**
 * Gives a video another hook, product or music; its row is locked by the caller. A video that is being made of the
 * parts before is stopped: it would not be the one that its owner has chosen by now.
 */
export async function changeParts(
  deps: { jobs: JobQueue },
  transaction: Transaction<Tables>,
  generation: GenerationRow,
  change: GenerationChange,
): Promise<void> {
  const same = videoRecipe({ ...generation, ...change }) === generation.recipe;
  if (same || generation.status === 'completed' || generation.status === 'draft') {
    await updateGeneration(transaction, generation.id, change);
    return;
  }
  if (isUnderWay(generation) && generation.job_id)
    await cancelJob(deps.jobs, transaction, { id: generation.job_id, name: 'compose-video' });
  await updateGeneration(transaction, generation.id, {
    ...change,
    status: 'draft',
    stage: 'draft',
    progress: 0,
    error_code: null,
    job_id: null,
  });
  await appendEvent(transaction, generation.id, 'status', {
    subject: 'video',
    id: generation.id,
    status: 'draft',
    stage: 'draft',
    progress: 0,
    errorCode: null,
  });
}
