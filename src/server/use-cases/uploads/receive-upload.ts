import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limits } from '#contract/limits.ts';
import type { Upload, UploadKind } from '#contract/calls/uploads.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../db/job-queue.ts';
import type { UploadFacts } from '../../db/video-tables.ts';
import { cleanFileName } from '../../domain/file-names.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../ports/storage.ts';
import { inspectImage } from './inspect-image.ts';
import { inspectPhoto } from './inspect-photo.ts';
import { inspectUpload, type InspectionDeps } from './inspect-upload.ts';
import { storeUpload } from './store-upload.ts';

export type ReceiveDeps = InspectionDeps & {
  database: Database;
  jobs: JobQueue;
  storage: Storage;
  ffmpeg: FfmpegTools;
  incomingFolder: string;
};

/** A received file: on disk, with its hash, but not yet inspected. */
export type IncomingFile = { path: string; fileName: string; sizeBytes: number; contentHash: string };

/** Contains the process id, so that the clean-up recognises files of processes that have died. */
export const incomingFileName = (): string => `${process.pid}-${crypto.randomUUID()}`;

/** Writes the stream to disk; if anything fails, no file stays behind. */
export async function receiveFile(
  deps: Pick<ReceiveDeps, 'incomingFolder'>,
  input: { stream: Readable & { truncated?: boolean }; fileName: string },
): Promise<IncomingFile> {
  await mkdir(deps.incomingFolder, { recursive: true });
  const target = path.join(deps.incomingFolder, incomingFileName());
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(input.stream, measure, createWriteStream(target));
  } catch (cause) {
    await rm(target, { force: true });
    throw new AppError('upload_interrupted', 'The upload ended early', {}, cause);
  }
  if (input.stream.truncated || sizeBytes > limits.maxUploadBytes) {
    await rm(target, { force: true });
    throw new AppError('file_too_large', `The file is larger than ${limits.maxUploadBytes / 2 ** 20} MB`, {
      maxBytes: limits.maxUploadBytes,
    });
  }
  const fileName = cleanFileName(input.fileName);
  return { path: target, fileName, sizeBytes, contentHash: hash.digest('hex') };
}

/** Inspects and stores the file, and starts preparing it. A rejected file leaves nothing behind. */
export async function receiveUpload(
  deps: ReceiveDeps,
  input: { userId: string; kind: UploadKind; file: IncomingFile },
): Promise<Upload> {
  const { contentHash, ...file } = input.file;
  try {
    return await inspectAndStore(deps, { ...input, file: { ...file, readHash: async () => contentHash } });
  } finally {
    await rm(file.path, { force: true });
  }
}

type UploadToStore = {
  userId: string;
  kind: UploadKind;
  /** `readHash` is called only after the file has been accepted. */
  file: Omit<IncomingFile, 'contentHash'> & { readHash: () => Promise<string> };
  id?: string;
};

/** Like `receiveUpload`, but does not remove the received file. */
export async function inspectAndStore(deps: ReceiveDeps, input: UploadToStore): Promise<Upload> {
  const { userId, kind, file, id = crypto.randomUUID() } = input;
  const cleanPath = path.join(deps.incomingFolder, incomingFileName());
  try {
    const kept = await inspect(deps, { userId, kind, file, cleanPath });
    const upload = {
      id,
      userId,
      kind,
      fileName: file.fileName,
      sizeBytes: kept.sizeBytes,
      contentHash: await file.readHash(),
      storageKey: `users/${userId}/uploads/${id}.${kept.facts.container}`,
      facts: kept.facts,
    };
    return await storeUpload(deps, upload, kept.path);
  } finally {
    await rm(cleanPath, { force: true });
  }
}

/** The stored content: the file itself, or the photo's copy at `cleanPath`. */
type FileToStore = { facts: UploadFacts; path: string; sizeBytes: number };

async function inspect(
  deps: ReceiveDeps,
  input: Pick<UploadToStore, 'userId' | 'kind' | 'file'> & { cleanPath: string },
): Promise<FileToStore> {
  const { userId, kind, cleanPath } = input;
  const { path: filePath, sizeBytes } = input.file;
  if (kind === 'photo') return inspectPhoto(deps, { userId, path: filePath, sizeBytes, cleanPath });
  if (kind === 'image') {
    const facts = await inspectImage(deps, { userId, path: filePath, sizeBytes });
    return { facts, path: filePath, sizeBytes };
  }
  const media = await inspectUpload(deps, { userId, path: filePath, kind });
  const { durationSeconds, container, video } = media;
  const { width = null, height = null } = video ?? {};
  const facts = { durationSeconds, container, width, height, media };
  return { facts, path: filePath, sizeBytes };
}
