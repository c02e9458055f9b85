import type { CallError } from './call-error.ts';

/** About two minutes in total; the `online` event retries earlier. */
export const retryDelaysMs = [0, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

/** A server that replies with an error will probably do so again. */
const maxServerErrorRetries = 3;
/** The server's queue moves on by itself, so waiting longer is worthwhile. */
const maxQueueWaitMs = 120_000;

/** Refusals for lack of space, which does not return within the retries. */
const needsRoom = new Set<CallError['code']>(['storage_full', 'too_many_unfinished_uploads']);

/** `attempt` counts from 0. */
export const isWorthRetrying = ({ status, code }: CallError, attempt: number): boolean => {
  if (needsRoom.has(code)) return false;
  if (status === 0) return true;
  return attempt < maxServerErrorRetries && (status >= 500 || [409, 423, 429].includes(status));
};

/** The file has arrived and waits behind others. */
export const isQueued = ({ code }: CallError): boolean =>
  code === 'too_many_uploads' || code === 'uploads_busy';

/**
 * How long to wait before the upload is completed again: as long as the server says, or by the delays above. Null if only
 * the user can decide to try again. `attempt` counts from 0.
 */
export function nextWaitMs(error: CallError, attempt: number, waitedMs: number): number | null {
  const waitMs = (error.details.retryAfterSeconds ?? 0) * 1_000;
  if (isQueued(error)) return waitedMs + waitMs <= maxQueueWaitMs ? waitMs : null;
  // The same file would most likely take too long again, and cost the server as much.
  if (error.code === 'file_check_timeout' || !isWorthRetrying(error, attempt)) return null;
  return error.code === 'file_check_failed' ? waitMs : (retryDelaysMs[attempt] ?? null);
}
