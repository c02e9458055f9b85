import type { Database } from '../../db/database.ts';
import { findOwnHook, markHookDeleted } from '../../db/hooks.ts';
import { AppError } from '../../errors.ts';
import { cancelTask, type TaskDeps } from '../tasks/life-cycle.ts';

/** Removes a hook from its owner's list; a hook in progress is cancelled, and its hold is released. */
export async function deleteHook(
  deps: TaskDeps & { database: Database },
  input: { userId: string; hookId: string },
): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    const hook = await findOwnHook(transaction, input.userId, input.hookId);
    if (!hook || hook.deleted_at) throw new AppError('not_found', 'Hook generation not found');
    await cancelTask(deps, transaction, hook.task_id);
    await markHookDeleted(transaction, hook.id);
  });
}
