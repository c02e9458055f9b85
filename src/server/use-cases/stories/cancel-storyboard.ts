import { isActive } from '#contract/tasks.ts';
import type { Database } from '../../db/database.ts';
import { readFrames } from '../../db/story-frames.ts';
import { findOwnStoryboard } from '../../db/storyboards.ts';
import { AppError } from '../../errors.ts';
import { cancelTask, type TaskDeps } from '../tasks/life-cycle.ts';

/**
 * Stops a storyboard: the held credits come back, and what is drawn stays. The storyboard itself comes first: cancelled by
 * its owner, not failed by its frames. A transaction for each task, because several in one would be locked in no order.
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
  if (!(await cancel(storyboard.task_id))) throw new AppError('already_finished', 'Nothing is under way');
  for (const { status, task_id: taskId } of await readFrames(database, storyboardId))
    if (status !== null && isActive(status)) await cancel(taskId);
}
