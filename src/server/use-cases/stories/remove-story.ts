import type { Database } from '../../db/database.ts';
import { deleteStory, lockOwnStory, readTasksOfStory } from '../../db/stories.ts';
import { AppError } from '../../errors.ts';
import { cancelTask, type TaskDeps } from '../tasks/life-cycle.ts';

/** Limits the retries: new work may be started while the old is being stopped. */
const maxRounds = 20;

/** Deletes a story with everything drawn for it and cancels its active work; its files are removed as orphans. */
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
    // One transaction per task, because several in one would be locked in no particular order.
    for (const taskId of underWay)
      await database.transaction().execute((transaction) => cancelTask(deps, transaction, taskId));
  }
  throw new Error(`story ${storyId} is always at work`);
}
