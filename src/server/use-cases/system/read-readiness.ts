import type { Database } from '../../db/database.ts';
import { countWorkers } from '../../db/workers.ts';
import type { Storage } from '../../ports/storage.ts';

type Readiness = { ready: boolean; database: boolean; storage: boolean; workers: number };

/** Whether somebody who comes now can be served: the database answers, files can be found, a worker is alive. */
export async function readReadiness(deps: { database: Database; storage: Storage }): Promise<Readiness> {
  const workers = await countWorkers(deps.database).catch(() => null);
  const storage = await deps.storage.find('system/probe').then(
    () => true,
    () => false,
  );
  const database = workers !== null;
  return { ready: database && storage && (workers ?? 0) > 0, database, storage, workers: workers ?? 0 };
}
