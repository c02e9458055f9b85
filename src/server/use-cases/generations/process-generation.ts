import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { findOwnGeneration, lockOwnGeneration, isUnderWay, updateGeneration } from '../../db/generations.ts';
import { cancelJob, type JobQueue } from '../../db/job-queue.ts';
import { videoRecipe } from '../../domain/recipes.ts';
import { AppError } from '../../errors.ts';
import { composeWhenReady } from './compose-when-ready.ts';

type ProcessDeps = { database: Database; jobs: JobQueue };

/**
 * Asks for the final video. What is made of the same parts already, or is being made, is not made again; parts that
 * are still being made are waited for without anybody having to ask again.
 */
export async function processGeneration(
  deps: ProcessDeps,
  input: { userId: string; generationId: string; title?: string | undefined },
): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    const generation = await lockOwnGeneration(transaction, input.userId, input.generationId);
    if (!generation) throw new AppError('not_found');
    const recipe = videoRecipe(generation);
    if (!recipe) {
      throw new AppError(
        'generation_incomplete',
        'The video still needs its hook, its product clip or an answer about music',
      );
    }
    const title = input.title?.trim() ? { title: input.title.trim() } : {};
    if (generation.result?.recipe === recipe) {
      await updateGeneration(transaction, generation.id, {
        ...title,
        status: 'completed',
        progress: 100,
        recipe,
      });
      return;
    }
    if (generation.recipe === recipe && isUnderWay(generation)) return;
    if (generation.job_id && isUnderWay(generation)) {
      await cancelJob(deps.jobs, transaction, { id: generation.job_id, name: 'compose-video' });
    }
    await updateGeneration(transaction, generation.id, {
      ...title,
      status: 'queued',
      stage: 'queued',
      progress: 0,
      error_code: null,
      recipe,
      job_id: null,
    });
    await composeWhenReady(deps, transaction, generation.id);
  });
}

/** For callers who do not watch: answers when the video is finished. Throws `video_failed` when it fails. */
export async function waitForVideo(
  deps: { database: Database },
  input: { userId: string; generationId: string; signal: AbortSignal },
): Promise<void> {
  for (;;) {
    const generation = await findOwnGeneration(deps.database, input.userId, input.generationId);
    if (!generation) throw new AppError('not_found');
    if (generation.status === 'failed' || generation.status === 'cancelled') {
      throw new AppError(generation.error_code ?? 'video_failed', 'Processing failed');
    }
    if (!isUnderWay(generation)) return;
    await delay(300, undefined, { signal: input.signal });
  }
}
