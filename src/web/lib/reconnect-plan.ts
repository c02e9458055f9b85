import { liveReconnect } from '#contract/live-events.ts';

/** Wait before try `attempt` (1 is the first after the drop): 1 s, 1.5 s, 2.25 s … at most 30 s. */
export const reconnectDelayMs = (attempt: number): number =>
  Math.min(liveReconnect.firstDelayMs * liveReconnect.factor ** (attempt - 1), liveReconnect.maxDelayMs);

export type ChannelFacts = { lastEventId: string | null; failedAttempts: number };
export type NextMove = { move: 'fail' } | { move: 'reconnect'; afterMs: number; lastEventId: string };

/** After a drop: carry on after the last event we know of; knowing none, leave it to polling. */
export function planAfterDrop({ lastEventId, failedAttempts }: ChannelFacts): NextMove {
  if (lastEventId === null) return { move: 'fail' };
  return { move: 'reconnect', afterMs: reconnectDelayMs(failedAttempts + 1), lastEventId };
}
