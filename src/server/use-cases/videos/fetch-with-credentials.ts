import { manifestHeadBytes, startsWithManifest } from '#studio/provenance/starts-with-manifest.ts';
import type { Database } from '../../db/database.ts';
import { findUpload } from '../../db/uploads.ts';
import type { Storage } from '../../ports/storage.ts';

/** The upload, if it has content credentials, which are preserved. */
export async function fetchWithCredentials(
  { database, storage }: { database: Database; storage: Storage },
  uploadId: string,
  workFolder: string,
): Promise<string[]> {
  const upload = await findUpload(database, uploadId);
  const key = upload?.storage_key;
  const size = key ? await storage.find(key) : null;
  if (!key || !size) return [];
  const end = Math.min(size.sizeBytes, manifestHeadBytes) - 1;
  const head = Buffer.concat(await (await storage.open(key, { start: 0, end })).toArray());
  return startsWithManifest(head) ? [await storage.fetch(key, workFolder)] : [];
}
