import type { Transaction } from 'kysely';
import { writeAudit } from '../../db/audit.ts';
import type { Database } from '../../db/database.ts';
import { deleteErasureTasks, eraseRows, readAccountState, readUnerasedUserIds } from '../../db/erasure.ts';
import { lockWallet } from '../../db/ledger.ts';
import type { Tables, WriteResult } from '../../db/tables.ts';
import { findActiveTaskOfUser } from '../../db/tasks.ts';
import type { Cards } from '../../ports/cards.ts';
import type { Storage } from '../../ports/storage.ts';
import { removeAllCards } from '../cards/remove-all-cards.ts';
import { startTask, type TaskDeps } from '../tasks/life-cycle.ts';
import { stopAllWork } from './stop-all-work.ts';

export type EraseAccountDeps = TaskDeps & {
  database: Database;
  storage: Storage;
  cards: Cards;
  /** Removes this user's unfinished uploads. */
  removeUnfinishedUploadsOf: (userId: string) => Promise<void>;
};

/**
 * Erases a closed account: files, cards at the provider, then rows. Every part is idempotent, so a worker that takes
 * over simply starts again.
 */
export async function eraseAccount(
  deps: EraseAccountDeps,
  { userId }: { userId: string },
): Promise<WriteResult> {
  const state = await readAccountState(deps.database, userId);
  if (state === 'open') throw new Error(`account ${userId} was not closed`);
  if (state === 'closed') {
    await stopAllWork(deps, userId);
    await removeFiles(deps, userId);
    await removeAllCards(deps, userId);
    await deps.database.transaction().execute(async (transaction) => {
      await eraseRows(transaction, userId);
      await writeAudit(transaction, { kind: 'erasure_completed', userId, origin: null });
    });
  }
  // Files that arrived while the row was removed: from now on the database rejects new rows of this
  // user.
  await removeFiles(deps, userId);
  return (transaction) => deleteErasureTasks(transaction, userId);
}

async function removeFiles(deps: EraseAccountDeps, userId: string): Promise<void> {
  await deps.removeUnfinishedUploadsOf(userId);
  for await (const { key } of deps.storage.list(`users/${userId}`)) await deps.storage.remove(key);
}

/** Starts the task that erases a closed account, in the transaction that closes it. */
export const startErasure = (
  deps: TaskDeps,
  transaction: Transaction<Tables>,
  userId: string,
): Promise<string> =>
  startTask(deps, transaction, { kind: 'erase-account', userId, subjectId: userId, data: { userId } });

/** Restarts the erasure of closed accounts whose task has failed. Returns how many. */
export async function resumeErasures(deps: TaskDeps & { database: Database }): Promise<number> {
  let started = 0;
  for (const userId of await readUnerasedUserIds(deps.database)) {
    started += await deps.database.transaction().execute(async (transaction) => {
      // Two workers may sweep concurrently; the second one finds the task of the first.
      await lockWallet(transaction, userId);
      if (await findActiveTaskOfUser(transaction, userId, 'erase-account')) return 0;
      await startErasure(deps, transaction, userId);
      return 1;
    });
  }
  return started;
}
