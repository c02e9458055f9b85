import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ProviderError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { isStorageKey, requireStorageKey, signKeys, UnknownKeyError } from '../storage-keys.ts';

export type S3Settings = {
  bucket: string;
  region: string;
  /** Null uses Amazon's endpoint for the region. */
  endpoint: string | null;
  /** Puts the bucket into the URL path instead of the host name. */
  forcePathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
};

const defaultPace = {
  connectMs: 5_000,
  /** Until a reply begins, for small requests and for one part of a file. */
  answerMs: 10_000,
  partMs: 60_000,
  /** The health check does not wait for a retry. */
  checkMs: 5_000,
  /** A stalled reader releases its connection after this time; players reconnect. */
  idleMs: 120_000,
};

/** Parts of 5 MiB are held in memory: this many for each file being uploaded. */
const concurrentParts = 2;
const maxDownloadAttempts = 3;
/** Each file being played holds a connection. */
const maxConnections = 500;

/**
 * Files in a bucket that all machines share. Browsers get our own signed URLs, never the bucket's. Throws
 * ProviderError.
 */
export async function openS3Storage(
  options: S3Settings & { signingSecret: string; now?: () => number; pace?: Partial<typeof defaultPace> },
): Promise<Storage> {
  // Loading takes 0.2 s and 35 MB, which installations without S3 avoid.
  const s3 = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const pace = { ...defaultPace, ...options.pace };
  const agent = { keepAlive: true, maxSockets: maxConnections };
  const { accessKeyId, secretAccessKey, bucket: Bucket } = options;
  const client = new s3.S3Client({
    region: options.region,
    ...(options.endpoint ? { endpoint: options.endpoint } : {}),
    forcePathStyle: options.forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Non-Amazon servers refuse the checksums that are sent by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: pace.connectMs,
      requestTimeout: pace.partMs,
      throwOnRequestTimeout: true,
      socketTimeout: pace.idleMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
  const shortTimeout = { requestTimeout: pace.answerMs };

  const read = async (key: string, range?: { start: number; end: number }): Promise<Readable> => {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const command = new s3.GetObjectCommand({ Bucket, Key: requireStorageKey(key), Range });
    const { Body } = await client.send(command, shortTimeout).catch((error: unknown) => {
      throw error instanceof s3.NoSuchKey
        ? new UnknownKeyError(key, error)
        : failure('reading a file', error);
    });
    return Body as Readable;
  };

  async function* list(folder: string): AsyncIterable<{ key: string; changedAt: Date }> {
    try {
      const pages = s3.paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/` }, shortTimeout);
      for await (const { Contents = [] } of pages) {
        for (const { Key: key, LastModified: changedAt } of Contents) {
          if (key && changedAt && isStorageKey(key)) yield { key, changedAt };
        }
      }
    } catch (error) {
      throw failure('listing files', error);
    }
  }

  return {
    async check() {
      const command = new s3.ListObjectsV2Command({ Bucket, Prefix: 'system/', MaxKeys: 1 });
      const abortSignal = AbortSignal.timeout(pace.checkMs);
      await client.send(command, { abortSignal }).catch((error: unknown) => {
        throw failure('looking into its bucket', abortSignal.aborted ? abortSignal.reason : error);
      });
    },
    async put(key, localPath) {
      const Key = requireStorageKey(key);
      await stat(localPath);
      const Body = createReadStream(localPath);
      const params = { Bucket, Key, Body };
      const upload = new Upload({ client, params, queueSize: concurrentParts, leavePartsOnError: true });
      try {
        await upload.done();
      } catch (error) {
        const { uploadId: UploadId } = upload;
        // The library's own cleanup hides the original error if it fails too.
        if (UploadId) {
          const abortCommand = new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId });
          await client.send(abortCommand, shortTimeout).catch(() => {});
        }
        throw failure('keeping a file', error);
      } finally {
        Body.destroy();
      }
      await rm(localPath, { force: true });
    },
    async fetch(key, workFolder) {
      const localPath = path.join(workFolder, `stored-${crypto.randomUUID()}${path.extname(key)}`);
      for (let attempt = 1; ; attempt += 1) {
        const body = await read(key);
        try {
          await saveAtomically(body, localPath);
          return localPath;
        } catch (error) {
          if (attempt === maxDownloadAttempts) throw failure('reading a file to its end', error);
        }
      }
    },
    async find(key) {
      const command = new s3.HeadObjectCommand({ Bucket, Key: requireStorageKey(key) });
      try {
        const { ContentLength } = await client.send(command, shortTimeout);
        return { sizeBytes: ContentLength ?? 0 };
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw failure('looking for a file', error);
      }
    },
    open: read,
    async remove(key) {
      const command = new s3.DeleteObjectCommand({ Bucket, Key: requireStorageKey(key) });
      await client.send(command, shortTimeout).catch(rethrow('removing a file'));
    },
    list,
    ...signKeys(options),
  };
}

/** `localPath` appears only when the file is complete: a truncated body throws. */
async function saveAtomically(body: Readable, localPath: string): Promise<void> {
  const partPath = `${localPath}.part`;
  try {
    await pipeline(body, createWriteStream(partPath));
    await rename(partPath, localPath);
  } finally {
    await rm(partPath, { force: true });
  }
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Refused or invalid requests will not succeed later; everything else may. */
function failure(operation: string, cause: unknown): ProviderError {
  const status = statusOf(cause);
  const isRefusal = status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
  const facts = { provider: 'The S3 storage', operation, retryable: !isRefusal, cause };
  return new ProviderError(status === undefined ? facts : { ...facts, status });
}

const rethrow =
  (operation: string) =>
  (cause: unknown): never => {
    throw failure(operation, cause);
  };
