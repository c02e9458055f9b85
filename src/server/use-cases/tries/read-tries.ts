import type { Database } from '../../db/database.ts';
import { readTryTotals, type TryTotals } from '../../db/tries.ts';

export type ReadTriesDeps = { database: Database };

/** How many previews wait and run, and what became of all attempts so far. */
export const readTries = ({ database }: ReadTriesDeps): Promise<TryTotals> => readTryTotals(database);
