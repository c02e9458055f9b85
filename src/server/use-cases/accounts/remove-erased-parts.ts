import type { Database } from '../../db/database.ts';
import { readAccountState } from '../../db/erasure.ts';

type PartsDeps = {
  database: Database;
  /** The users with partial uploads on this machine. */
  readPartOwners: () => Promise<string[]>;
  removePartsOf: (userId: string) => Promise<void>;
};

/**
 * The worker that erases an account may run on another machine than the one with its partial uploads, so each machine
 * checks its own.
 */
export async function removeErasedParts(deps: PartsDeps): Promise<void> {
  for (const userId of await deps.readPartOwners()) {
    if ((await readAccountState(deps.database, userId)) !== 'open') await deps.removePartsOf(userId);
  }
}
