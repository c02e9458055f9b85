import { isFileNeeded } from '../../db/stored-files/stored-files.ts';
import { deleteUnusedUploads } from '../../db/uploads.ts';
import type { ReadBrandKitDeps } from './read-brand-kit.ts';

/** Removes the kit's previous logo, unless a video, a reel or a prepared part uses it. */
export async function removeUnusedLogo(
  { database, storage }: ReadBrandKitDeps,
  userId: string,
  uploadId: string | null,
): Promise<void> {
  if (uploadId === null) return;
  for (const key of await deleteUnusedUploads(database, userId, [uploadId]))
    if (!(await isFileNeeded(database, key))) await storage.remove(key);
}
