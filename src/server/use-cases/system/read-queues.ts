import type { Database } from '../../db/database.ts';
import { countWorkers, readQueueDepths } from '../../db/workers.ts';

export type QueuesDeps = { database: Database };

export async function readQueues(deps: QueuesDeps): Promise<{
  workers: number;
  depths: { name: string; state: string; count: number }[];
}> {
  const [workers, depths] = await Promise.all([countWorkers(deps.database), readQueueDepths(deps.database)]);
  return { workers, depths };
}
