import type { Transaction } from 'kysely';
import { endHook, findHook } from '../../db/hooks.ts';
import { cancelJob, type JobQueue } from '../../db/job-queue.ts';
import { releaseHold } from '../../db/ledger.ts';
import type { Tables } from '../../db/tables.ts';
import { tellGenerations } from '../generations/tell-generations.ts';

/**
 * Stops a hook where it is and gives its credits back. Answers the videos that use it, all of them locked and told;
 * null when it has ended before.
 */
export async function stopHook(
  deps: { jobs: JobQueue },
  transaction: Transaction<Tables>,
  hookId: string,
): Promise<string[] | null> {
  if (!(await endHook(transaction, hookId, 'cancelled', null))) return null;
  const hook = (await findHook(transaction, hookId))!;
  await releaseHold(transaction, hook.hold_id);
  if (hook.job_id) await cancelJob(deps.jobs, transaction, { id: hook.job_id, name: 'make-hook' });
  return tellGenerations(transaction, { hookId }, 'status', {
    status: 'cancelled',
    stage: 'cancelled',
    progress: 0,
    errorCode: null,
  });
}
