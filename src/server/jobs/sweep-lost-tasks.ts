import { releaseHold } from '../db/ledger.ts';
import { readLostTasks, readStuckParents } from '../db/tasks.ts';
import { readLostHolds } from '../db/wallet-invariants.ts';
import { advanceParent, failTask } from '../use-cases/tasks/life-cycle.ts';
import type { AnyJobDefinition, JobDeps } from './define-job.ts';
import { failureCodeOf } from './run-job.ts';
import { removeWorkFolders } from './work-folders.ts';

/**
 * Ends tasks whose job is gone: the queue fails a job that was killed too often without notifying the app, and credits
 * must not stay held forever. Releases holds without work, re-evaluates tasks that wait for children which have all
 * ended, and runs the sweeps of the definitions. Returns the number of tasks
 * that were failed or started, plus the number of released holds.
 */
export async function sweepLostTasks(
  deps: JobDeps & { definitions: readonly AnyJobDefinition[]; workRoot: string },
): Promise<number> {
  const { database, definitions, workRoot } = deps;
  const byKind = new Map(definitions.map((definition) => [definition.kind, definition]));
  let changed = 0;
  // One transaction each: several tasks in one would be locked in no particular order.
  for (const { id, kind, data, jobId } of await readLostTasks(database)) {
    const code = failureCodeOf(kind);
    const isFailed = await database.transaction().execute(async (transaction) => {
      if (!(await failTask(deps, transaction, id, code))) return false;
      await byKind.get(kind)?.onFailed?.(deps, transaction, { data, code });
      return true;
    });
    if (isFailed) changed += 1;
    // No later attempt will remove what the killed ones left behind.
    await removeWorkFolders(workRoot, jobId);
  }
  changed += await releaseLostHolds(deps);
  for (const parentId of await readStuckParents(database))
    await database.transaction().execute((transaction) => advanceParent(deps, transaction, parentId));
  for (const { sweep } of definitions) changed += (await sweep?.(deps)) ?? 0;
  return changed;
}

/** A hold without work is the result of a bug; its owner gets the credits back regardless. */
async function releaseLostHolds({ database, log }: JobDeps): Promise<number> {
  let released = 0;
  for (const { id, userId, credits } of await readLostHolds(database)) {
    if (!(await database.transaction().execute((transaction) => releaseHold(transaction, id)))) continue;
    log.warn({ holdId: id, userId, credits }, 'released a hold without work');
    released += 1;
  }
  return released;
}
