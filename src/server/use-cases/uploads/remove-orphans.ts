import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../db/database.ts';
import { isFileNeeded } from '../../db/stored-files/stored-files.ts';
import type { Storage } from '../../ports/storage.ts';

type SweepDeps = { database: Database; storage: Storage; incomingFolder: string };

/** An open page may still show the file of a video that was changed since: its URL stays valid for hours. */
const graceMs = 24 * 3_600_000;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Removes what killed processes left behind: half-received files, and files that no row needs. */
export async function removeOrphans(deps: SweepDeps, now: number = Date.now()): Promise<number> {
  let removed = 0;
  for (const name of await readdir(deps.incomingFolder).catch(() => [])) {
    const pid = Number.parseInt(name, 10);
    if (pid !== process.pid && Number.isInteger(pid) && isAlive(pid)) continue;
    await rm(path.join(deps.incomingFolder, name), { force: true });
    removed += 1;
  }
  for (const folder of ['users', 'content']) {
    for await (const { key, changedAt } of deps.storage.list(folder)) {
      if (now - changedAt.getTime() < graceMs || (await isFileNeeded(deps.database, key))) continue;
      await deps.storage.remove(key);
      removed += 1;
    }
  }
  return removed;
}
