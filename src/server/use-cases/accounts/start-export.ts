import type { AccountExport } from '#contract/calls/account.ts';
import { findLatestExport, insertExport } from '../../db/account-exports.ts';
import { writeAudit, type RequestOrigin } from '../../db/audit.ts';
import type { Database } from '../../db/database.ts';
import { lockWallet } from '../../db/ledger.ts';
import { findActiveTaskOfUser } from '../../db/tasks.ts';
import type { Storage } from '../../ports/storage.ts';
import { startTask, type TaskDeps } from '../tasks/life-cycle.ts';
import { describeExport } from './read-export.ts';

export type StartExportDeps = TaskDeps & { database: Database; storage: Storage };

/** Starts exporting a user's data; while that is in progress, another call returns the same export. */
export function startExport(
  deps: StartExportDeps,
  input: { userId: string; origin: RequestOrigin },
): Promise<AccountExport> {
  const { userId, origin } = input;
  return deps.database.transaction().execute(async (transaction) => {
    // Serialises concurrent starts of one user.
    await lockWallet(transaction, userId);
    if (!(await findActiveTaskOfUser(transaction, userId, 'export-account'))) {
      const exportId = crypto.randomUUID();
      const data = { exportId };
      const task = { kind: 'export-account', userId, subjectId: exportId, data } as const;
      const taskId = await startTask(deps, transaction, task);
      await insertExport(transaction, { id: exportId, userId, taskId });
      await writeAudit(transaction, { kind: 'export_started', userId, origin, details: data });
    }
    return describeExport(deps, (await findLatestExport(transaction, userId))!);
  });
}
