import { completeUpload, type Upload } from '#contract/calls/uploads.ts';
import { call } from './call.ts';
import { CallError } from './call-error.ts';
import { isUnchecked } from './error-text.ts';
import type { UploadMemory } from './upload-memory.ts';
import { isQueued, nextWaitMs } from './upload-retries.ts';

/** Upload addresses of files whose chunks have all arrived: a retry only completes them. */
const arrivedFiles = new WeakMap<File, string>();

/** The address under which all chunks of this file lie on the server, or null. */
export const arrivedAddressOf = (file: File): string | null => arrivedFiles.get(file) ?? null;

/**
 * Completes the upload of a file whose chunks have all arrived at `address`. Retries as often as a chunk is retried, unless
 * the upload `isOver`. Throws CallError.
 */
export async function completeArrived(
  file: File,
  address: string,
  options: { memory: UploadMemory; isOver: () => boolean; onQueued: () => void },
): Promise<Upload> {
  const { memory, isOver, onQueued } = options;
  const resumableId = address.split('/').at(-1)!;
  try {
    const upload = await retryWhileWorthIt(
      () => call(completeUpload, { body: { resumableId } }),
      (error) => {
        if (isOver()) throw error;
        if (isQueued(error)) onQueued();
      },
    );
    memory.forget(address);
    return upload;
  } catch (error) {
    // The server keeps an unchecked file, so a retry need not send it again. A refused file would be refused again.
    if (error instanceof CallError && isUnchecked(error.code)) arrivedFiles.set(file, address);
    else if (error instanceof CallError && error.status >= 400 && error.status < 500) memory.forget(address);
    throw error;
  }
}

/** Calls `beforeWait` before each wait, which may end the retries by throwing. */
async function retryWhileWorthIt<T>(
  attempt: () => Promise<T>,
  beforeWait: (error: CallError) => void,
): Promise<T> {
  let waitedMs = 0;
  for (let count = 0; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      const waitMs = error instanceof CallError ? nextWaitMs(error, count, waitedMs) : null;
      if (waitMs === null) throw error;
      beforeWait(error as CallError);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      waitedMs += waitMs;
    }
  }
}
