import { z } from 'zod';
import { errorCodes } from './errors.ts';
import type { TaskEvent } from './tasks.ts';

/**
 * Payload of `status`, `error` and `complete` in the channel of one generation
 * (GET /api/sse/generation/:generationId?last_event_id=): which part of the video moved, and how far it is.
 */
export const liveProgressSchema = z.object({
  subject: z.enum(['hook', 'product', 'audio', 'clip', 'background', 'video']),
  /** The id of the hook, the upload or the generation. */
  id: z.string(),
  status: z.string(),
  stage: z.string(),
  progress: z.number(),
  errorCode: z.enum(errorCodes).nullable(),
});
export type LiveProgress = z.infer<typeof liveProgressSchema>;

export type LiveEvent = { type: 'status' | 'error' | 'complete'; data: LiveProgress };

/**
 * An event of the user's stream (GET /api/sse/tasks?last_event_id=), with what the channel of each generation that it
 * concerns says of it.
 */
export type StreamEvent = TaskEvent & { generations: (LiveEvent & { generationId: string })[] };

export const liveChannelPath = '/api/sse/generation/:generationId';

export const liveReconnect = {
  firstDelayMs: 1_000,
  factor: 1.5,
  maxDelayMs: 30_000,
  closeAfterCompleteMs: 2_000,
} as const;
