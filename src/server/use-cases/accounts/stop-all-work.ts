import type { Database } from '../../db/database.ts';
import { endingKinds } from '../../db/erasure.ts';
import { readActiveTasks } from '../../db/tasks.ts';
import { cancelTask, type TaskDeps } from '../tasks/life-cycle.ts';

/**
 * Cancels all of a user's active work that ends with the account; holds are released. One transaction per task, because
 * several in one would be locked in no particular order; a second call stops what has started since.
 */
export async function stopAllWork(deps: TaskDeps & { database: Database }, userId: string): Promise<void> {
  for (const { id } of await readActiveTasks(deps.database, userId, endingKinds))
    await deps.database.transaction().execute((transaction) => cancelTask(deps, transaction, id));
}
