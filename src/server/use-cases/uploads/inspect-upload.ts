import { availableParallelism } from 'node:os';
import type { uncheckedFileErrors } from '#contract/errors.ts';
import { FfmpegError } from '#studio/ffmpeg/ffmpeg-error.ts';
import type { FfmpegTools } from '#studio/ffmpeg/ffmpeg-tools.ts';
import { inspectMedia } from '#studio/ffmpeg/inspect-media.ts';
import type { MediaFacts, MediaKind } from '#studio/ffmpeg/media-facts.ts';
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

/** Ten minutes at 240 frames per second take a few seconds on a slow core. */
const defaultTimeLimitMs = 30_000;

/** No single user may occupy all slots, so another user's upload is inspected at once. One queue per web process. */
export function openInspections({
  cores = availableParallelism(),
  timeLimitMs = defaultTimeLimitMs,
}: { cores?: number; timeLimitMs?: number } = {}): Inspections {
  const running = Math.max(2, cores);
  const queue = createFairQueue({
    running,
    runningPerPerson: Math.max(1, Math.floor(running / 2)),
    waiting: 32,
    waitingPerPerson: 4,
    maxWaitMs: 10_000,
  });
  return { queue, timeLimitMs };
}

/**
 * The only place that inspects uploads. Throws `too_many_uploads` or `uploads_busy`, with `retryAfterSeconds`, if it
 * would have to wait too long.
 */
export async function whenItsTurn<T>(
  { inspections }: InspectionDeps,
  userId: string,
  inspect: () => Promise<T>,
): Promise<T> {
  return inspections.queue.run(userId, inspect).catch((error: unknown) => {
    throw error instanceof QueueRefusal ? refusalOfQueue[error.reason](error) : error;
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
  return whenItsTurn(deps, input.userId, async () => {
    const signal = AbortSignal.timeout(deps.inspections.timeLimitMs);
    try {
      return await inspectMedia({ path: input.path, kind: input.kind, tools: deps.ffmpeg, signal });
    } catch (error) {
      throw refusalOf(error, signal.aborted);
    }
  });
}

const refusalOfQueue: Record<QueueRefusalReason, (cause: QueueRefusal) => AppError> = {
  'own-work': (cause) => later('too_many_uploads', 'Several of your files are being checked', 5, cause),
  full: (cause) => later('uploads_busy', 'Many files are being checked', 10, cause),
  'waited-too-long': (cause) => later('uploads_busy', 'Many files are being checked', 5, cause),
};

function refusalOf(error: unknown, isOverTime: boolean): unknown {
  if (isOverTime) return later('file_check_timeout', 'Checking the file took too long', 60, error);
  const code = mediaErrorCode(error);
  if (code) return new AppError(code, `The file was refused: ${code}`, {}, error);
  return error instanceof FfmpegError
    ? later('file_check_failed', 'The file could not be checked', 10, error)
    : error;
}

const later = (
  code: (typeof uncheckedFileErrors)[number],
  message: string,
  retryAfterSeconds: number,
  cause: unknown,
): AppError => new AppError(code, message, { retryAfterSeconds }, cause);
