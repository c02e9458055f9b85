import type { Transaction } from 'kysely';
import { writeAudit } from '../../db/audit.ts';
import type { Database } from '../../db/database.ts';
import { eraseRows, keepErasureJob, readAccountState } from '../../db/erasure.ts';
import { enqueueJob, type JobQueue } from '../../db/job-queue.ts';
import type { Tables } from '../../db/tables.ts';
import type { Cards } from '../../ports/cards.ts';
import type { Storage } from '../../ports/storage.ts';
import { forgetCards } from '../cards/forget-cards.ts';
import { stopAllWork } from './stop-all-work.ts';

type EraseDeps = {
  database: Database;
  jobs: JobQueue;
  storage: Storage;
  cards: Cards;
  /** Removes uploads of this person that came in part. */
  removePartsOf: (userId: string) => Promise<void>;
};

/**
 * Erases a closed account: files, cards at the provider, then rows. Each part may be done again, so a worker that takes over after another was
 * killed simply begins anew.
 */
export async function eraseAccount(
  deps: EraseDeps,
  { userId }: { userId: string },
): Promise<(transaction: Transaction<Tables>) => Promise<void>> {
  const state = await readAccountState(deps.database, userId);
  if (state === 'open') throw new Error(`nobody asked to erase ${userId}`);
  if (state === 'closed') {
    await stopAllWork(deps, userId);
    await removeFiles(deps, userId);
    await forgetCards(deps, userId);
    await deps.database.transaction().execute(async (transaction) => {
      await eraseRows(transaction, userId);
      await writeAudit(transaction, { kind: 'erasure_completed', userId, origin: null });
    });
  }
  // What was on its way in while its row went: from now on the database takes nothing more for this person.
  await removeFiles(deps, userId);
  return async () => {};
}

async function removeFiles(deps: EraseDeps, userId: string): Promise<void> {
  await deps.removePartsOf(userId);
  for await (const { key } of deps.storage.list(`users/${userId}`)) await deps.storage.remove(key);
}

/** The job of a closed account has ended and the account is still there: another one goes on. */
export async function resumeErasure(
  deps: { jobs: JobQueue },
  transaction: Transaction<Tables>,
  userId: string,
): Promise<void> {
  const jobId = crypto.randomUUID();
  await keepErasureJob(transaction, userId, jobId);
  await enqueueJob(deps.jobs, transaction, { id: jobId, name: 'erase-account', data: { userId }, userId });
}
