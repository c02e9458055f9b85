import { availableParallelism } from 'node:os';
import type { uncheckedFileErrors } from '#contract/errors.ts';
import { FfmpegError } from '#studio/ffmpeg/ffmpeg-error.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { inspectMedia } from '#studio/ffmpeg/media/inspect-media.ts';
import type { MediaFacts, MediaKind } from '#studio/ffmpeg/media/media-facts.ts';
import {
  createFairQueue,
  QueueRefusal,
  type FairQueue,
  type QueueRefusalReason,
} from '../../domain/fair-queue.ts';
import { AppError } from '../../errors.ts';
import { mediaErrorCode } from './media-error.ts';

export type Inspections = { queue: FairQueue; timeLimitMs: number };
export type InspectionDeps = { inspections: Inspections };

/** Ample: ten minutes of video at 240 frames per second take a few seconds on a slow core. */
const defaultTimeLimitMs = 30_000;

/** The queue of one web process. One user gets at most half of the slots, so that another user need not wait. */
export function openInspections({
  cores = availableParallelism(),
  timeLimitMs = defaultTimeLimitMs,
}: { cores?: number; timeLimitMs?: number } = {}): Inspections {
  const slots = Math.max(2, cores);
  const queue = createFairQueue({
    running: slots,
    runningPerUser: Math.max(1, Math.floor(slots / 2)),
    waiting: 32,
    waitingPerUser: 4,
    maxWaitMs: 10_000,
  });
  return { queue, timeLimitMs };
}

/**
 * Runs work on an uploaded file when it is the user's turn; every check of an upload goes through here. Throws
 * `too_many_uploads` or `uploads_busy`, with `retryAfterSeconds`, if it would have to wait too long.
 */
export async function runInTurn<T>(
  { inspections }: InspectionDeps,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  return inspections.queue.run(userId, work).catch((error: unknown) => {
    throw error instanceof QueueRefusal ? refusalByReason[error.reason](error) : error;
  });
}

/**
 * The facts of an uploaded file. Throws the refusal of an unusable file; `file_check_timeout` and `file_check_failed`,
 * with `retryAfterSeconds`, if the inspection did not finish.
 */
export function inspectUpload(
  deps: InspectionDeps & { ffmpeg: FfmpegTools },
  input: { userId: string; path: string; kind: MediaKind },
): Promise<MediaFacts> {
  return runInTurn(deps, input.userId, async () => {
    const signal = AbortSignal.timeout(deps.inspections.timeLimitMs);
    try {
      return await inspectMedia({ path: input.path, kind: input.kind, tools: deps.ffmpeg, signal });
    } catch (error) {
      throw toRefusal(error, signal.aborted);
    }
  });
}

const refusalByReason: Record<QueueRefusalReason, (cause: QueueRefusal) => AppError> = {
  'own-work': (cause) =>
    retryableRefusal('too_many_uploads', 'Several of your files are being checked', 5, cause),
  full: (cause) => retryableRefusal('uploads_busy', 'Many files are being checked', 10, cause),
  'waited-too-long': (cause) => retryableRefusal('uploads_busy', 'Many files are being checked', 5, cause),
};

function toRefusal(error: unknown, isOverTime: boolean): unknown {
  if (isOverTime) return fileCheckTimeout(error);
  const code = mediaErrorCode(error);
  if (code) return new AppError(code, undefined, {}, error);
  return error instanceof FfmpegError
    ? retryableRefusal('file_check_failed', 'The file could not be checked', 10, error)
    : error;
}

export const fileCheckTimeout = (cause: unknown): AppError =>
  retryableRefusal('file_check_timeout', 'Checking the file took too long', 60, cause);

const retryableRefusal = (
  code: (typeof uncheckedFileErrors)[number],
  message: string,
  retryAfterSeconds: number,
  cause: unknown,
): AppError => new AppError(code, message, { retryAfterSeconds }, cause);
