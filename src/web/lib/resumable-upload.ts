import type { DetailedError, Upload as TusUpload, UploadOptions } from 'tus-js-client';
import type { Upload } from '#contract/calls/uploads.ts';
import { resumableUploads } from '#contract/resumable-uploads.ts';
import { authorizationHeader } from './call.ts';
import { CallError, isSessionRefused } from './call-error.ts';
import { arrivedAddressOf, completeArrived } from './complete-arrived.ts';
import { expireSession } from './session.ts';
import { toUploadError } from './upload-error.ts';
import { fingerprintOf, uploadMemory, type UploadMemory } from './upload-memory.ts';
import { isWorthRetrying, retryDelaysMs } from './upload-retries.ts';

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
  /** Ends the upload and deletes the received chunks on the server. */
  giveUp: () => void;
};

const loadProtocol = () => import('tus-js-client');

/** Loads the upload code in advance: a connection lost later only pauses the upload, and does not break the import. */
export const prepareToSend = (): void => void loadProtocol().catch(() => undefined);

/** Sends a file in chunks, so that a lost connection does not lose the received ones, and then completes the upload. */
export function sendFile(file: File, options: SendOptions): Sending {
  const { survivesReload, onTransferStatus } = options;
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
    try {
      const taken = await completeArrived(file, address, {
        memory,
        isOver: () => state === 'over',
        onQueued: () => onTransferStatus('queued'),
      });
      end();
      resolve(taken);
    } catch (error) {
      fail(error);
    }
  };
  const endOrWait = (error: CallError) => {
    // Online, the failure is one that no retry mends; offline, the transfer continues with the network.
    if (error.code !== 'offline' || navigator.onLine) return fail(error);
    state = 'offline';
    onTransferStatus('lost');
  };

  const begin = async () => {
    const { Upload: ResumableUpload } = await loadProtocol();
    if (upload) return;
    upload = new ResumableUpload(file, {
      ...transferOptions(file, options, memory),
      uploadUrl: arrivedAddressOf(file),
      onError: (error) => endOrWait(toUploadError(error as DetailedError)),
      onSuccess: () => void complete(upload!.url!),
    });
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

/** How the chunks are sent, retried and remembered. */
const transferOptions = (
  file: File,
  { fileType, ownerId, survivesReload, onProgress, onTransferStatus }: SendOptions,
  memory: UploadMemory,
): UploadOptions => ({
  endpoint: resumableUploads.path,
  chunkSize: resumableUploads.chunkBytes,
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
});
