import { setTimeout as delay } from 'node:timers/promises';
import { isUnderWay } from '#contract/tasks.ts';
import type { Database } from '../../db/database.ts';
import { readTaskIdsOfMedia } from '../../db/media.ts';
import { lockTasksForShare } from '../../db/tasks.ts';
import { findOwnVideo, lockOwnUgcVideo, updateVideo } from '../../db/videos.ts';
import { videoRecipe } from '../../domain/recipes.ts';
import { AppError } from '../../errors.ts';
import { allMediaIdsOf } from '../brand-kit/brand-media.ts';
import { updateLookFromKit } from '../brand-kit/apply-brand.ts';
import { abandonMedia } from '../uploads/ensure-media.ts';
import { cancelTask, startParentTask, type TaskDeps } from '../tasks/life-cycle.ts';

/**
 * Requests the final video. A video that is already composed from the same parts, or is being composed, is not composed
 * again; its task waits for unfinished parts.
 */
export async function processVideo(
  deps: TaskDeps & { database: Database },
  input: { userId: string; videoId: string; title?: string | undefined },
): Promise<void> {
  const replaced: string[] = [];
  await deps.database.transaction().execute(async (transaction) => {
    // Parts before the video: see ARCHITECTURE.md, "Locks".
    const before = await findOwnVideo(transaction, input.userId, input.videoId);
    if (before?.kind !== 'ugc') throw new AppError('not_found');
    await lockTasksForShare(transaction, await readTaskIdsOfMedia(transaction, allMediaIdsOf(before)));
    replaced.push(...(await updateLookFromKit(deps, transaction, before)));
    const video = (await lockOwnUgcVideo(transaction, input.userId, input.videoId))!;
    const recipe = videoRecipe(video.parts);
    if (!recipe) {
      throw new AppError(
        'generation_incomplete',
        'The video still needs its hook, its product clip or an answer about music',
      );
    }
    const title = input.title?.trim() && !video.has_owner_title ? { title: input.title.trim() } : {};
    if (video.output_recipe === recipe && video.output_task_id !== null) {
      await updateVideo(transaction, video.id, { ...title, recipe, task_id: video.output_task_id });
      return;
    }
    if (video.recipe === recipe && isUnderWay(video)) return;
    if (isUnderWay(video)) await cancelTask(deps, transaction, video.task_id!);
    const taskId = await startParentTask(deps, transaction, {
      kind: 'compose-video',
      userId: video.user_id,
      subjectId: video.id,
      data: { videoId: video.id, recipe },
      stage: 'processing',
      childIds: await readTaskIdsOfMedia(transaction, allMediaIdsOf(video)),
      fanIn: 'every',
    });
    await updateVideo(transaction, video.id, { ...title, recipe, task_id: taskId });
  });
  for (const mediaId of replaced) await abandonMedia(deps, mediaId);
}

const pollEveryMs = 300;

/**
 * For callers without the event stream: resolves when the video is finished or after `maxSeconds`. Throws the video's
 * error, or `video_failed`.
 */
export async function waitForVideo(
  deps: { database: Database },
  input: { userId: string; videoId: string; maxSeconds?: number; signal: AbortSignal },
): Promise<void> {
  const end = performance.now() + (input.maxSeconds ?? Infinity) * 1_000;
  for (;;) {
    const video = await findOwnVideo(deps.database, input.userId, input.videoId);
    if (!video) throw new AppError('not_found');
    if (video.status === 'failed' || video.status === 'cancelled') {
      throw new AppError(video.error_code ?? 'video_failed', 'Processing failed');
    }
    if (!isUnderWay(video) || performance.now() >= end) return;
    await delay(pollEveryMs, undefined, { signal: input.signal });
  }
}
