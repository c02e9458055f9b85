import { tryLimits } from '#contract/tries.ts';
import type { Database } from '../../db/database.ts';
import { deleteTriesBefore, failTriesThatWaitedSince, readTryIds } from '../../db/tries.ts';
import type { Storage } from '../../ports/storage.ts';
import { tryFolder, tryExpiryCutoff, tryKey } from './start-try.ts';

/** A file is stored a moment before its row is updated. */
const graceMs = 60_000;

/** Deletes old tries of visitors and every file that no row names any more. */
export async function removeOldTries(
  { database, storage }: { database: Database; storage: Storage },
  now: Date = new Date(),
): Promise<void> {
  const waitedSince = new Date(now.getTime() - tryLimits.maxWaitMinutes * 60_000);
  await failTriesThatWaitedSince(database, waitedSince);
  await deleteTriesBefore(database, tryExpiryCutoff(now));
  const kept = new Set([...(await readTryIds(database))].map(tryKey));
  for await (const { key, changedAt } of storage.list(tryFolder)) {
    if (!kept.has(key) && now.getTime() - changedAt.getTime() > graceMs) await storage.remove(key);
  }
}
