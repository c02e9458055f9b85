import type { Database } from '../../db/database.ts';
import { countWorkers } from '../../db/workers.ts';
import type { Storage } from '../../ports/storage.ts';

type Readiness = {
  ready: boolean;
  /** The error of the database; null if it can be reached. */
  databaseFailure: unknown;
  database: boolean;
  storage: boolean;
  workers: number;
  /** The error of the storage; null if it can be reached. */
  storageFailure: unknown;
};

export type ReadinessDeps = { database: Database; storage: Storage };

/** Whether requests can be served: the database responds, files are reachable, and a worker is alive. */
export async function readReadiness(deps: ReadinessDeps): Promise<Readiness> {
  let databaseFailure: unknown = null;
  const [workers, storageFailure] = await Promise.all([
    countWorkers(deps.database).catch((error: unknown) => {
      databaseFailure = error;
      return null;
    }),
    deps.storage.check().then(
      () => null,
      (error: unknown) => error,
    ),
  ]);
  const database = workers !== null;
  const storage = storageFailure === null;
  const ready = database && storage && (workers ?? 0) > 0;
  return { ready, database, storage, workers: workers ?? 0, databaseFailure, storageFailure };
}
