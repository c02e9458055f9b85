import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** One per attempt: an attempt wrongly presumed dead must not remove its successor's files. */
export const workFolderName = (jobId: string, token: string): string => `${jobId}.${token}`;

/** Removes what earlier attempts of a job left behind. */
export async function removeWorkFolders(workFolder: string, jobId: string): Promise<void> {
  for (const name of await namesIn(workFolder))
    if (name.startsWith(`${jobId}.`)) await remove(workFolder, name);
}

/** Removes folders older than any attempt can run. */
export async function removeOldWorkFolders(
  workFolder: string,
  maxAttemptMs: number,
  now: number = Date.now(),
): Promise<void> {
  for (const name of await namesIn(workFolder)) {
    const facts = await stat(path.join(workFolder, name)).catch(() => null);
    if (facts && now - facts.mtimeMs > maxAttemptMs) await remove(workFolder, name);
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

const remove = (folder: string, name: string): Promise<void> =>
  rm(path.join(folder, name), { recursive: true, force: true });
