import { isActive } from '#contract/tasks.ts';
import { findPart } from '#contract/video-parts.ts';
import type { Database } from '../../db/database.ts';
import { findHook } from '../../db/hooks.ts';
import { lockWallet } from '../../db/ledger.ts';
import { readVideoScenes } from '../../db/story-videos.ts';
import { lockTask } from '../../db/tasks.ts';
import { findOwnVideo } from '../../db/videos.ts';
import { AppError } from '../../errors.ts';
import { cancelTask, type TaskDeps } from '../tasks/life-cycle.ts';

type Deps = TaskDeps & { database: Database };
type Input = { userId: string; videoId: string };

/**
 * Cancels the hook, if any, and the final video; held credits are released in the same transaction. Another video that
 * waits for the same hook fails.
 */
export async function cancelVideo(deps: Deps, input: Input): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    const video = await findOwnVideo(transaction, input.userId, input.videoId);
    if (!video) throw new AppError('not_found');
    const part = findPart(video.parts, 'hook');
    const hook = part && (await findHook(transaction, part.mediaId));
    // Locked in the order of ARCHITECTURE.md, "Locks": task with the hold, wallet, task of the final video. Ended in
    // reverse, so that the video counts as cancelled by its owner, not failed by its hook.
    const paidTaskId = hook ? hook.task_id : video.task_id;
    if (paidTaskId) await lockTask(transaction, paidTaskId);
    await lockWallet(transaction, input.userId);
    const isVideoStopped = video.task_id !== null && (await cancelTask(deps, transaction, video.task_id));
    const isHookStopped = hook ? await cancelTask(deps, transaction, hook.task_id) : false;
    if (!isHookStopped && !isVideoStopped) throw new AppError('already_finished', 'Nothing is under way');
  });
  await cancelScenes(deps, input);
}

/**
 * A story video's scenes end with it: one transaction each, because several in one would be locked in no particular
 * order.
 */
async function cancelScenes(deps: Deps, { userId, videoId }: Input): Promise<void> {
  const video = await findOwnVideo(deps.database, userId, videoId);
  if (video?.kind !== 'story') return;
  for (const { status, task_id: taskId } of await readVideoScenes(deps.database, videoId))
    if (taskId && status && isActive(status))
      await deps.database.transaction().execute((transaction) => cancelTask(deps, transaction, taskId));
}
