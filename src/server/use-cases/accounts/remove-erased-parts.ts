import type { Database } from '../../db/database.ts';
import { readAccountState } from '../../db/erasure.ts';

type PartsDeps = {
  database: Database;
  /** Who sent something in part to this machine. */
  readPartOwners: () => Promise<string[]>;
  removePartsOf: (userId: string) => Promise<void>;
};

/** The worker that erases an account may be on another machine than the parts of its uploads: each machine looks itself. */
export async function removeErasedParts(deps: PartsDeps): Promise<void> {
  for (const userId of await deps.readPartOwners()) {
    if ((await readAccountState(deps.database, userId)) !== 'open') await deps.removePartsOf(userId);
  }
}
