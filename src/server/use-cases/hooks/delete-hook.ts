import type { Database } from '../../db/database.ts';
import { findOwnHook, markHookDeleted } from '../../db/hooks.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { AppError } from '../../errors.ts';
import { composeWhenReady } from '../generations/compose-when-ready.ts';
import { stopHook } from './stop-hook.ts';

/** Takes a hook from its owner's list; one that is still being made is stopped, and its credits come back. */
export async function deleteHook(
  deps: { database: Database; jobs: JobQueue },
  input: { userId: string; hookId: string },
): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    const hook = await findOwnHook(transaction, input.userId, input.hookId);
    if (!hook || hook.deleted_at) throw new AppError('not_found', 'Hook generation not found');
    const waiting = await stopHook(deps, transaction, hook.id);
    await markHookDeleted(transaction, hook.id);
    for (const generationId of waiting ?? []) await composeWhenReady(deps, transaction, generationId);
  });
}
