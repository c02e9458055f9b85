import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import {
  findOwnGeneration,
  lockOwnGeneration,
  updateGeneration,
  type GenerationRow,
} from '../../db/generations.ts';
import { cancelJob, type JobQueue } from '../../db/job-queue.ts';
import { videoRecipe } from '../../domain/recipes.ts';
import { AppError } from '../../errors.ts';
import { composeWhenReady } from './compose-when-ready.ts';

type ProcessDeps = { database: Database; jobs: JobQueue };

const underWay = new Set(['queued', 'processing', 'rendering', 'uploading']);

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
    const recipe = recipeOf(generation);
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
    if (generation.recipe === recipe && underWay.has(generation.status)) return;
    if (generation.job_id && underWay.has(generation.status)) {
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

function recipeOf(generation: GenerationRow): string {
  const { hook_id, clip_id, audio_source, audio_clip_id, audio_volume } = generation;
  if (!hook_id || !clip_id || !audio_source || (audio_source === 'custom' && !audio_clip_id)) {
    throw new AppError(
      'generation_incomplete',
      'The video still needs its hook, its product clip or an answer about music',
    );
  }
  return videoRecipe({
    hookId: hook_id,
    clipId: clip_id,
    audioClipId: audio_source === 'custom' ? audio_clip_id : null,
    audioVolume: audio_volume,
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
    if (!underWay.has(generation.status)) return;
    await delay(300, undefined, { signal: input.signal });
  }
}
