import type { ErrorCode } from './errors.ts';
import type { TaskEvent } from './tasks.ts';

/**
 * Payload of `status`, `error` and `complete` in the channel of one generation
 * (GET /api/sse/generation/:generationId?last_event_id=): which part of the video changed, and its progress.
 */
export type LiveProgress = {
  subject: 'hook' | 'product' | 'audio' | 'clip' | 'background' | 'video';
  /** The id of the hook, the upload or the generation. */
  id: string;
  status: string;
  stage: string;
  /** 0 to 100 */
  progress: number;
  errorCode: ErrorCode | null;
};

export type LiveEvent = { type: 'status' | 'error' | 'complete'; data: LiveProgress };

/**
 * An event of the user's stream (GET /api/sse/tasks?last_event_id=), together with the event that the channel of each
 * affected generation receives.
 */
export type StreamEvent = TaskEvent & { generations: (LiveEvent & { generationId: string })[] };

export const liveChannelPath = '/api/sse/generation/:generationId';

export const liveReconnect = {
  firstDelayMs: 1_000,
  delayFactor: 1.5,
  maxDelayMs: 30_000,
} as const;

/** A channel is closed this long after its generation completed. */
export const liveCloseDelayMs = 2_000;
