import type { Upload } from '#contract/calls/uploads.ts';
import { lockOpenAccount } from '../../db/accounts.ts';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import { isFileNeeded } from '../../db/stored-files/stored-files.ts';
import {
  confirmUpload,
  dropReservation,
  findReservedKey,
  reserveUpload,
  type NewUpload,
} from '../../db/uploads.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { ensureMedia, isPrepared, wholeUpload } from './ensure-media.ts';
import { describeUpload } from './read-upload.ts';

type OwnUpload = { userId: string; uploadId: string };
type StoreDeps = { database: Database; jobs: JobQueue; storage: Storage };

/**
 * Reserves the row, stores the file, confirms the row: no transaction stays open while up to 200 MB are transferred,
 * and no upload is visible without its file. `tidyUp` removes the reservation of a dead process, `removeOrphans` its
 * file.
 */
export async function storeUpload(deps: StoreDeps, upload: NewUpload, localPath: string): Promise<Upload> {
  const { userId, id: uploadId, storageKey } = upload;
  if (!(await reserveUpload(deps.database, upload))) return confirm(deps, { userId, uploadId });
  try {
    await deps.storage.put(storageKey, localPath);
    return await confirm(deps, { userId, uploadId });
  } catch (error) {
    // If the database or the storage fails here too, the clean-up after dead processes removes the rest.
    await abandon(deps, upload).catch(() => {});
    throw error;
  }
}

/** Confirms a user's upload whose process died after storing the file. Null if there is none. */
export async function confirmStoredUpload(deps: StoreDeps, input: OwnUpload): Promise<Upload | null> {
  const storageKey = await findReservedKey(deps.database, input.userId, input.uploadId);
  if (storageKey === null || !(await deps.storage.find(storageKey))) return null;
  return confirm(deps, input);
}

/**
 * Throws `session_expired` if the account is closed, and `upload_interrupted` if another process abandoned the upload.
 */
const confirm = (deps: StoreDeps, { userId, uploadId }: OwnUpload): Promise<Upload> =>
  deps.database.transaction().execute(async (transaction) => {
    await lockOpenAccount(transaction, userId);
    const upload = await confirmUpload(transaction, userId, uploadId);
    if (!upload) throw new AppError('upload_interrupted', 'The upload was given up');
    if (isPrepared(upload.kind)) await ensureMedia(deps, transaction, upload, wholeUpload);
    return describeUpload(deps, transaction, upload);
  });

async function abandon({ database, storage }: StoreDeps, { id, storageKey }: NewUpload): Promise<void> {
  await dropReservation(database, id);
  if (!(await isFileNeeded(database, storageKey))) await storage.remove(storageKey);
}
