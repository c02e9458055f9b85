import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Each attempt has its own folder: an attempt that was wrongly presumed dead must not remove its successor's files. */
export const workFolderName = (jobId: string, attemptToken: string): string => `${jobId}.${attemptToken}`;

/** Removes what earlier attempts of a job left behind. */
export async function removeWorkFolders(workRoot: string, jobId: string): Promise<void> {
  for (const name of await namesIn(workRoot)) if (name.startsWith(`${jobId}.`)) await remove(workRoot, name);
}

/** Removes work folders that are older than the longest possible attempt. */
export async function removeOldWorkFolders(
  workRoot: string,
  maxAttemptMs: number,
  now: number = Date.now(),
): Promise<void> {
  for (const name of await namesIn(workRoot)) {
    const stats = await stat(path.join(workRoot, name)).catch(() => null);
    if (stats && now - stats.mtimeMs > maxAttemptMs) await remove(workRoot, name);
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

const remove = (folder: string, name: string): Promise<void> =>
  rm(path.join(folder, name), { recursive: true, force: true });
