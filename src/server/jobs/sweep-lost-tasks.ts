import { readLostTasks, readStuckParents } from '../db/tasks.ts';
import { advanceParent, failTask } from '../use-cases/tasks/life-cycle.ts';
import type { AnyJobDefinition, JobDeps } from './define-job.ts';
import { failureCodeOf } from './run-job.ts';

/**
 * Ends tasks whose job is gone: the queue fails a job that was killed too often without telling the app, and credits must
 * not stay held for ever. Then looks again at tasks that wait for children which have all ended, and runs the sweeps of
 * the definitions. Returns how many tasks were failed or started.
 */
export async function sweepLostTasks(
  deps: JobDeps & { definitions: readonly AnyJobDefinition[] },
): Promise<number> {
  const { database, definitions } = deps;
  const byKind = new Map(definitions.map((definition) => [definition.kind, definition]));
  let changed = 0;
  // A transaction for each: several tasks in one would be locked in no particular order.
  for (const { id, kind, data } of await readLostTasks(database)) {
    const code = failureCodeOf(kind);
    const isFailed = await database.transaction().execute(async (transaction) => {
      if (!(await failTask(deps, transaction, id, code))) return false;
      await byKind.get(kind)?.onFailed?.(deps, transaction, { data, code });
      return true;
    });
    if (isFailed) changed += 1;
  }
  for (const parentId of await readStuckParents(database))
    await database.transaction().execute((transaction) => advanceParent(deps, transaction, parentId));
  for (const { sweep } of definitions) changed += (await sweep?.(deps)) ?? 0;
  return changed;
}
