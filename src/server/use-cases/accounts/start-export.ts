import type { AccountExport } from '#contract/calls/account.ts';
import { beginExport, findLatestExport } from '../../db/account-exports.ts';
import { writeAudit, type RequestOrigin } from '../../db/audit.ts';
import type { Database } from '../../db/database.ts';
import { enqueueJob, type JobQueue } from '../../db/job-queue.ts';
import type { Storage } from '../../ports/storage.ts';
import { describeExport } from './read-export.ts';

export type StartExportDeps = { database: Database; jobs: JobQueue; storage: Storage };

/** Begins to collect everything of a person; while that is under way, asking again answers the same. */
export function startExport(
  deps: StartExportDeps,
  input: { userId: string; origin: RequestOrigin },
): Promise<AccountExport> {
  const { userId, origin } = input;
  const id = crypto.randomUUID();
  const jobId = crypto.randomUUID();
  return deps.database.transaction().execute(async (transaction) => {
    const begun = await beginExport(transaction, { id, userId, jobId });
    if (begun) {
      const data = { exportId: id };
      await enqueueJob(deps.jobs, transaction, { id: jobId, name: 'export-account', data, userId });
      await writeAudit(transaction, { kind: 'export_started', userId, origin, details: data });
    }
    return describeExport(deps, begun ?? (await findLatestExport(transaction, userId))!);
  });
}
