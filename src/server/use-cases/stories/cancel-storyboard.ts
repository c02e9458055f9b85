import { isActive } from '#contract/tasks.ts';
import type { Database } from '../../db/database.ts';
import { readFrames } from '../../db/story-frames.ts';
import { findOwnStoryboard } from '../../db/storyboards.ts';
import { AppError } from '../../errors.ts';
import { cancelTask, type TaskDeps } from '../tasks/life-cycle.ts';

/**
 * Cancels a storyboard, or the redraws of a finished one: the held credits return, and finished frames stay. The
 * storyboard itself comes first, so that it counts as cancelled by its owner, not failed by its frames. One transaction
 * per task, because several in one would be locked in no particular order; a second call stops what a crash between
 * them left active. Throws `already_finished` if nothing was active.
 */
export async function cancelStoryboard(
  deps: TaskDeps & { database: Database },
  { userId, storyboardId }: { userId: string; storyboardId: string },
): Promise<void> {
  const { database } = deps;
  const storyboard = await findOwnStoryboard(database, userId, storyboardId);
  if (!storyboard) throw new AppError('not_found');
  const cancel = (taskId: string | null): Promise<boolean> =>
    taskId === null
      ? Promise.resolve(false)
      : database.transaction().execute((transaction) => cancelTask(deps, transaction, taskId));
  let isStopped = await cancel(storyboard.task_id);
  for (const { status, task_id: taskId } of await readFrames(database, storyboardId))
    if (status !== null && isActive(status)) isStopped = (await cancel(taskId)) || isStopped;
  if (!isStopped) throw new AppError('already_finished', 'Nothing is under way');
}
