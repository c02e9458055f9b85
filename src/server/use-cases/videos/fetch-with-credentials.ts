import { manifestHeadBytes, startsWithManifest } from '#studio/provenance/starts-with-manifest.ts';
import type { Database } from '../../db/database.ts';
import { findUpload } from '../../db/uploads.ts';
import type { Storage } from '../../ports/storage.ts';

/** The local path of the upload if it has content credentials, for the signer to preserve them; otherwise no path. */
export async function fetchWithCredentials(
  { database, storage }: { database: Database; storage: Storage },
  uploadId: string,
  workFolder: string,
): Promise<string[]> {
  const upload = await findUpload(database, uploadId);
  const key = upload?.storage_key;
  const found = key ? await storage.find(key) : null;
  if (!key || !found) return [];
  const end = Math.min(found.sizeBytes, manifestHeadBytes) - 1;
  const head = Buffer.concat(await (await storage.open(key, { start: 0, end })).toArray());
  return startsWithManifest(head) ? [await storage.fetch(key, workFolder)] : [];
}
