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

/** A file that was sent in parts. */
export type ResumableFile = {
  id: string;
  userId: string;
  kind: UploadKind;
  /** As sent. */
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

/** Files being completed by this process: a second request for one waits for the first. */
const underWay = new Map<string, Promise<Upload>>();

/**
 * Completes a file whose parts have all arrived. The upload keeps its id, so a repeated request returns the same
 * upload. A refusal with `retryAfterSeconds` keeps the parts, so that a retry can succeed.
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
  const work = underWay.get(id) ?? storeCompleted(deps, file).finally(() => underWay.delete(id));
  underWay.set(id, work);
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

/** The parts are removed once the file is stored; a process that died before the confirmation left both. */
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

/** The reply requests a retry, which needs the parts received so far. */
const isTemporary = (error: unknown): boolean =>
  error instanceof AppError && error.details['retryAfterSeconds'] !== undefined;
