import type { DetailedError, Upload as TusUpload, UploadOptions } from 'tus-js-client';
import { completeUpload, type Upload } from '#contract/calls/uploads.ts';
import { resumableUploads } from '#contract/resumable-uploads.ts';
import { authorizationHeader, call } from './call.ts';
import { CallError, isSessionRefused } from './call-error.ts';
import { isUnchecked } from './error-text.ts';
import { expireSession } from './session.ts';
import { toUploadError } from './upload-error.ts';
import { fingerprintOf, uploadMemory } from './upload-memory.ts';
import { isQueued, isWorthRetrying, nextWaitMs, retryDelaysMs } from './upload-retries.ts';

/**
 * `lost`: the connection is lost, and retried. `queued`: the file has arrived completely, and the server will process it
 * when it has time.
 */
export type TransferStatus = 'going' | 'paused' | 'lost' | 'queued';

export type SendOptions = {
  fileType: Upload['kind'];
  /** The owner of the upload: other users of this browser neither see it nor continue it. */
  ownerId: string;
  /** Whether the upload continues when the same file is chosen after a reload. Not for files made in this page. */
  survivesReload: boolean;
  /** 0 to 1, of the bytes sent. */
  onProgress: (share: number) => void;
  onTransferStatus: (transfer: TransferStatus) => void;
};

/** An upload in progress. */
export type Sending = {
  /** Rejects with CallError. Pending while paused; never settles after `giveUp`. */
  arrived: Promise<Upload>;
  pause: () => void;
  resume: () => void;
  /** Ends the upload and deletes the received parts on the server. */
  giveUp: () => void;
};

/** Upload addresses of files whose parts have all arrived: a retry only completes them. */
const arrivedFiles = new WeakMap<File, string>();

const loadProtocol = () => import('tus-js-client');

/** Loads the upload code in advance: a connection lost later only pauses the upload, and does not break the import. */
export const prepareToSend = (): void => void loadProtocol().catch(() => undefined);

/** Sends a file in parts, so that a lost connection does not lose the received ones, and then completes the upload. */
export function sendFile(file: File, options: SendOptions): Sending {
  const { fileType, ownerId, survivesReload, onProgress, onTransferStatus } = options;
  let upload: TusUpload | undefined;
  let state: 'sending' | 'paused' | 'offline' | 'completing' | 'over' = 'sending';
  const { promise: arrived, resolve, reject } = Promise.withResolvers<Upload>();
  const memory = uploadMemory(localStorage);

  const end = () => {
    state = 'over';
    window.removeEventListener('online', continueOnline);
  };
  const fail = (error: unknown) => {
    if (state === 'over') return;
    end();
    if (error instanceof CallError && isSessionRefused(error)) expireSession();
    reject(error);
  };
  const start = () => {
    state = 'sending';
    onTransferStatus('going');
    if (upload) upload.start();
    else tryToBegin();
  };
  /** Continues as soon as the network is back, without waiting for the next retry. */
  function continueOnline() {
    if (state !== 'sending' && state !== 'offline') return;
    if (upload) void upload.abort().then(start, fail);
    else start();
  }
  const complete = async (address: string) => {
    state = 'completing';
    const resumableId = address.split('/').at(-1)!;
    try {
      const taken = await retryWhileWorthIt(
        () => call(completeUpload, { body: { resumableId } }),
        (error) => {
          if (state === 'over') throw error;
          if (isQueued(error)) onTransferStatus('queued');
        },
      );
      memory.forget(address);
      end();
      resolve(taken);
    } catch (error) {
      // The server keeps an unchecked file, so a retry need not send it again. A refused file would be refused again.
      if (error instanceof CallError && isUnchecked(error.code)) arrivedFiles.set(file, address);
      else if (error instanceof CallError && error.status >= 400 && error.status < 500)
        memory.forget(address);
      fail(error);
    }
  };

  const tusOptions: UploadOptions = {
    endpoint: resumableUploads.path,
    chunkSize: resumableUploads.partBytes,
    retryDelays: retryDelaysMs,
    metadata: { filename: file.name, fileType },
    urlStorage: memory,
    fingerprint: () => Promise.resolve(fingerprintOf(file, ownerId)),
    storeFingerprintForResuming: survivesReload,
    onBeforeRequest: (request) => {
      for (const [name, value] of Object.entries(authorizationHeader())) request.setHeader(name, value);
    },
    onShouldRetry: (error, attempt) => {
      const isLost = isWorthRetrying(toUploadError(error), attempt);
      if (isLost) onTransferStatus('lost');
      return isLost && navigator.onLine;
    },
    onProgress: (sent, total) => {
      onTransferStatus('going');
      onProgress(total > 0 ? sent / total : 0);
    },
    onError: (error) => {
      const failure = toUploadError(error as DetailedError);
      if (failure.code === 'offline' && !navigator.onLine) {
        state = 'offline';
        onTransferStatus('lost');
      } else fail(failure);
    },
    onSuccess: () => void complete(upload!.url!),
  };

  const begin = async () => {
    const { Upload: ResumableUpload } = await loadProtocol();
    if (upload) return;
    upload = new ResumableUpload(file, { ...tusOptions, uploadUrl: arrivedFiles.get(file) ?? null });
    const [earlier] = survivesReload ? await upload.findPreviousUploads() : [];
    if (earlier) upload.resumeFromPreviousUpload(earlier);
    if (state === 'sending') upload.start();
  };
  function tryToBegin() {
    begin().catch((error: unknown) => {
      if (upload || navigator.onLine) return fail(error);
      if (state === 'sending') state = 'offline';
      onTransferStatus('lost');
    });
  }
  window.addEventListener('online', continueOnline);
  tryToBegin();

  return {
    arrived,
    pause: () => {
      if (state !== 'sending' && state !== 'offline') return;
      state = 'paused';
      onTransferStatus('paused');
      void upload?.abort();
    },
    resume: () => {
      if (state === 'paused') start();
    },
    giveUp: () => {
      if (state === 'over') return;
      end();
      if (upload?.url) memory.forget(upload.url);
      // If the request fails, the server deletes the upload after a day.
      void upload?.abort(true).catch(() => undefined);
    },
  };
}

/** Retries the last call of an upload as often as its parts. */
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
