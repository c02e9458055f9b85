import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Upload, UploadKind } from '#contract/calls/uploads.ts';
import { findOwnUpload, type UploadRow } from '../../db/uploads.ts';
import { cleanFileName } from '../../domain/file-names.ts';
import { AppError } from '../../errors.ts';
import { isStorageFull } from '../system/storage-space.ts';
import { ensureMedia, isPrepared, wholeUpload } from './ensure-media.ts';
import { describeUpload } from './read-upload.ts';
import { inspectAndStore, type ReceiveDeps } from './receive-upload.ts';
import { confirmStoredUpload } from './store-upload.ts';

/** A file that arrives over several requests. */
export type ResumableFile = {
  id: string;
  userId: string;
  kind: UploadKind;
  /** As sent, not yet cleaned. */
  fileName: string;
  /** Null until the sender has declared it. */
  sizeBytes: number | null;
  sentBytes: number;
  path: string;
};

/** The storage of unfinished uploads. */
export type ResumableFiles = {
  /** Null if it is unknown, expired or already completed. */
  find: (id: string) => Promise<ResumableFile | null>;
  remove: (id: string) => Promise<void>;
};

export type CompleteDeps = ReceiveDeps & { resumableFiles: ResumableFiles };

/** The files that this process is completing, by id: a second request for a file shares the result of the first. */
const completing = new Map<string, Promise<Upload>>();

/**
 * Inspects and stores a file that has arrived completely. The upload keeps its id, so that a repeated request returns the
 * same upload. A refusal with `retryAfterSeconds` keeps the file, so that a retry can succeed. Throws `not_found`, and
 * `upload_interrupted` if bytes are missing.
 */
export async function completeUpload(
  deps: CompleteDeps,
  input: { userId: string; resumableId: string },
): Promise<Upload> {
  const { userId, resumableId: id } = input;
  const existing = await findOwnUpload(deps.database, userId, id);
  if (existing) return prepareAgainIfNeeded(deps, existing);
  const file = await deps.resumableFiles.find(id);
  if (file?.userId !== userId) return confirmStored(deps, userId, id);
  if (file.sizeBytes !== file.sentBytes)
    throw new AppError('upload_interrupted', 'The upload is not finished');
  const work = completing.get(id) ?? storeCompleted(deps, file).finally(() => completing.delete(id));
  completing.set(id, work);
  return work;
}

/** Restarts a preparation that failed for a reason outside the file. */
const prepareAgainIfNeeded = (deps: CompleteDeps, upload: UploadRow): Promise<Upload> =>
  deps.database.transaction().execute(async (transaction) => {
    const { errorCode } = await describeUpload(deps, transaction, upload);
    if (errorCode === 'preparation_failed' && isPrepared(upload.kind))
      await ensureMedia(deps, transaction, upload, wholeUpload);
    return describeUpload(deps, transaction, upload);
  });

/** Confirms an upload that an earlier process stored before it died, and removes the received file. */
async function confirmStored(deps: CompleteDeps, userId: string, uploadId: string): Promise<Upload> {
  const upload = await confirmStoredUpload(deps, { userId, uploadId });
  if (!upload) throw new AppError('not_found');
  await deps.resumableFiles.remove(uploadId);
  return upload;
}

async function storeCompleted(deps: CompleteDeps, file: ResumableFile): Promise<Upload> {
  const { id, userId, kind, path, sentBytes: sizeBytes } = file;
  const readHash = async (): Promise<string> => {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    return hash.digest('hex');
  };
  const incoming = { path, fileName: cleanFileName(file.fileName), sizeBytes, readHash };
  try {
    const upload = await inspectAndStore(deps, { id, userId, kind, file: incoming });
    await deps.resumableFiles.remove(id);
    return upload;
  } catch (error) {
    // Removed by a cancellation or an erasure while it was read.
    if (!(await deps.resumableFiles.find(id))) throw new AppError('not_found', 'not_found', {}, error);
    if (!isTemporary(error) && !isStorageFull(error)) await deps.resumableFiles.remove(id);
    throw error;
  }
}

/** Whether the reply asks the client to retry, for which the received file is kept. */
const isTemporary = (error: unknown): boolean =>
  error instanceof AppError && error.details['retryAfterSeconds'] !== undefined;
