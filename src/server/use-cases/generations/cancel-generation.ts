import type { Database } from '../../db/database.ts';
import { appendEvent } from '../../db/events.ts';
import { findOwnGeneration, lockOwnGeneration, updateGeneration } from '../../db/generations.ts';
import { endHook, findHook } from '../../db/hooks.ts';
import { cancelJob, type JobQueue } from '../../db/job-queue.ts';
import { releaseHold } from '../../db/ledger.ts';
import { AppError } from '../../errors.ts';

const underWay = new Set(['queued', 'processing', 'rendering', 'uploading']);

/** Stops the hook and the final video where they are; held credits go back in the same transaction. */
export async function cancelGeneration(
  deps: { database: Database; jobs: JobQueue },
  input: { userId: string; generationId: string },
): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    const before = await findOwnGeneration(transaction, input.userId, input.generationId);
    if (!before) throw new AppError('not_found');
    // Parts before the whole: see composeWhenReady.
    const hook = before.hook_id ? await findHook(transaction, before.hook_id) : undefined;
    const hookStopped = hook !== undefined && (await endHook(transaction, hook.id, 'cancelled', null));
    if (hook && hookStopped) {
      await releaseHold(transaction, hook.hold_id);
      if (hook.job_id) await cancelJob(deps.jobs, transaction, { id: hook.job_id, name: 'make-hook' });
    }
    const generation = (await lockOwnGeneration(transaction, input.userId, input.generationId))!;
    const videoStopped = underWay.has(generation.status);
    if (!hookStopped && !videoStopped) throw new AppError('already_finished', 'Nothing is under way');
    if (videoStopped) {
      if (generation.job_id)
        await cancelJob(deps.jobs, transaction, { id: generation.job_id, name: 'compose-video' });
      await updateGeneration(transaction, generation.id, {
        status: 'cancelled',
        stage: 'cancelled',
        job_id: null,
      });
    }
    await appendEvent(transaction, generation.id, 'status', {
      subject: videoStopped ? 'video' : 'hook',
      id: videoStopped ? generation.id : hook!.id,
      status: 'cancelled',
      stage: 'cancelled',
      progress: 0,
      errorCode: null,
    });
  });
}
