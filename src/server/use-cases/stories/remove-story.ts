import type { Database } from '../../db/database.ts';
import { deleteStory, lockOwnStory, readTasksOfStory } from '../../db/stories.ts';
import { AppError } from '../../errors.ts';
import { cancelTask, type TaskDeps } from '../tasks/life-cycle.ts';

/** Something else may be started while its work is stopped, but not for ever. */
const maxRounds = 20;

/** Deletes a story with everything that was drawn for it, and stops what is under way; its files are removed as orphans. */
export async function removeStory(
  deps: TaskDeps & { database: Database },
  { userId, storyId }: { userId: string; storyId: string },
): Promise<void> {
  const { database } = deps;
  for (let round = 0; round < maxRounds; round += 1) {
    const underWay = await database.transaction().execute(async (transaction) => {
      if (!(await lockOwnStory(transaction, userId, storyId))) throw new AppError('not_found');
      const tasks = await readTasksOfStory(transaction, storyId);
      if (tasks.length === 0) await deleteStory(transaction, storyId);
      return tasks;
    });
    if (underWay.length === 0) return;
    // A transaction for each task, because several in one would be locked in no order.
    for (const taskId of underWay)
      await database.transaction().execute((transaction) => cancelTask(deps, transaction, taskId));
  }
  throw new Error(`story ${storyId} is always at work`);
}
