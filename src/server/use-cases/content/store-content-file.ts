import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { isFileNeeded } from '../../db/stored-files/stored-files.ts';
import type { Tables } from '../../db/tables.ts';
import type { Storage } from '../../ports/storage.ts';

/**
 * Stores a file and then writes the rows that reference it. The file is stored outside their transaction, which would
 * otherwise stay open while up to 200 MB are transferred. Until then its URL is unknown; `removeOrphans` removes the
 * file of a process that died in between.
 */
export async function storeContentFile(
  { database, storage }: { database: Database; storage: Storage },
  file: { key: string; localPath: string },
  writeRows: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await storage.put(file.key, file.localPath);
  try {
    await database.transaction().execute(writeRows);
  } catch (error) {
    // The commit may have succeeded although its reply was lost. A file that cannot be removed now
    // is removed as an orphan.
    const isNeeded = await isFileNeeded(database, file.key).catch(() => true);
    if (!isNeeded) await storage.remove(file.key).catch(() => {});
    throw error;
  }
}
