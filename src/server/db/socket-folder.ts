import { createHash } from 'node:crypto';
import { chmod, mkdir, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A private folder for the Unix sockets of a data folder. A socket's path must stay under 107 characters, so it cannot
 * be in the data folder itself.
 */
export async function openSocketFolder(dataFolder: string): Promise<string> {
  await mkdir(dataFolder, { recursive: true });
  const name = createHash('sha256')
    .update(await realpath(dataFolder))
    .digest('hex')
    .slice(0, 16);
  const folder = path.join(tmpdir(), `hookline-${name}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Fails if the folder belongs to another user, who could listen in our place.
  await chmod(folder, 0o700);
  return folder;
}
