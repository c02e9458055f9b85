import type { Database } from '../../db/database.ts';
import { readAccountState } from '../../db/erasure.ts';

type RemoveUploadsDeps = {
  database: Database;
  /** The users with unfinished uploads on this machine. */
  readUnfinishedUploadOwners: () => Promise<string[]>;
  /** Removes one user's unfinished uploads on this machine. */
  removeUnfinishedUploadsOf: (userId: string) => Promise<void>;
};

/**
 * Removes the unfinished uploads that closed accounts left on this machine. The worker that erases an account may run on a
 * different machine, so each machine cleans up its own.
 */
export async function removeUploadsOfClosedAccounts(deps: RemoveUploadsDeps): Promise<void> {
  for (const userId of await deps.readUnfinishedUploadOwners()) {
    if ((await readAccountState(deps.database, userId)) !== 'open')
      await deps.removeUnfinishedUploadsOf(userId);
  }
}
