import type { Database } from '../../db/database.ts';
import { readAccountState } from '../../db/erasure.ts';

type RemoveUploadsDeps = {
  database: Database;
  /** The users with partial uploads on this machine. */
  readPartialUploadOwners: () => Promise<string[]>;
  /** Removes one user's partial uploads on this machine. */
  removePartialUploadsOf: (userId: string) => Promise<void>;
};

/**
 * Removes the partial uploads that closed accounts left on this machine. The worker that erases an account may run on a
 * different machine, so each machine cleans up its own.
 */
export async function removeUploadsOfClosedAccounts(deps: RemoveUploadsDeps): Promise<void> {
  for (const userId of await deps.readPartialUploadOwners()) {
    if ((await readAccountState(deps.database, userId)) !== 'open') await deps.removePartialUploadsOf(userId);
  }
}
