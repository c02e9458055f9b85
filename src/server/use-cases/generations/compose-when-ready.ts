import type { Transaction } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import { findClip } from '../../db/clips.ts';
import { appendEvent } from '../../db/events.ts';
import { lockGeneration, updateGeneration, type GenerationRow } from '../../db/generations.ts';
import { findHook } from '../../db/hooks.ts';
import { enqueueJob, type JobQueue } from '../../db/job-queue.ts';
import type { Tables } from '../../db/tables.ts';

/**
 * Starts the final video of a generation that waits for its parts, once the last of them is there; fails it when a
 * part has failed. Called by whoever ends a part, inside the same transaction.
 *
 * Locks are taken parts first, then the generation, everywhere: two of these at once must not wait for each other.
 */
export async function composeWhenReady(
  deps: { jobs: JobQueue },
  transaction: Transaction<Tables>,
  generationId: string,
): Promise<void> {
  const generation = await lockGeneration(transaction, generationId);
  if (generation?.status !== 'queued' || !generation.recipe) return;
  const parts = await readParts(transaction, generation);
  if (parts.failure) {
    await updateGeneration(transaction, generationId, { status: 'failed', error_code: parts.failure });
    await tell(transaction, generationId, 'error', 'failed', parts.failure);
    return;
  }
  if (!parts.ready) return;
  const jobId = crypto.randomUUID();
  await updateGeneration(transaction, generationId, {
    status: 'processing',
    stage: 'processing',
    job_id: jobId,
  });
  await enqueueJob(deps.jobs, transaction, {
    id: jobId,
    name: 'compose-video',
    data: { generationId, recipe: generation.recipe },
    userId: generation.user_id,
  });
  await tell(transaction, generationId, 'status', 'processing', null);
}

async function readParts(
  transaction: Transaction<Tables>,
  generation: GenerationRow,
): Promise<{ ready: boolean; failure: ErrorCode | null }> {
  const hook = generation.hook_id ? await findHook(transaction, generation.hook_id) : undefined;
  const clip = generation.clip_id ? await findClip(transaction, generation.clip_id) : undefined;
  // A track of the library is always ready.
  const usesAudio = generation.audio_source === 'custom';
  const audio =
    usesAudio && generation.audio_clip_id ? await findClip(transaction, generation.audio_clip_id) : null;
  const gone = (status: string | undefined): boolean => status === 'failed' || status === 'cancelled';
  if (gone(hook?.status)) return { ready: false, failure: 'hook_failed' };
  if (gone(clip?.status)) return { ready: false, failure: clip?.error_code ?? 'video_failed' };
  if (gone(audio?.status)) return { ready: false, failure: audio?.error_code ?? 'video_failed' };
  const ready =
    hook?.status === 'completed' && clip?.status === 'ready' && (!usesAudio || audio?.status === 'ready');
  return { ready, failure: null };
}

async function tell(
  transaction: Transaction<Tables>,
  generationId: string,
  type: 'status' | 'error',
  status: string,
  errorCode: ErrorCode | null,
): Promise<void> {
  await appendEvent(transaction, generationId, type, {
    subject: 'video',
    id: generationId,
    status,
    stage: status,
    progress: 0,
    errorCode,
  });
}
