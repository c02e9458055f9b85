import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { liveReconnect, type StreamEvent } from '#contract/live-events.ts';
import { taskStreamPath } from '#contract/tasks.ts';
import { isSessionRefused, toCallError } from './call-error.ts';
import { authorizationHeader, buildCallUrl } from './call.ts';
import { expireSession } from './session.ts';

/** The delay before a reconnection, where `attempt` 1 is the first after the drop: 1 s, 1.5 s, 2.25 s … at most 30 s. */
export const reconnectDelayMs = (attempt: number): number =>
  Math.min(liveReconnect.firstDelayMs * liveReconnect.delayFactor ** (attempt - 1), liveReconnect.maxDelayMs);

export type ChannelFacts = { lastEventId: string | null; failedAttempts: number };
export type NextMove = { move: 'fail' } | { move: 'reconnect'; afterMs: number; lastEventId: string };

/** Decides how to go on after a drop: resume after the last known event, or fail without one, so that the caller polls. */
export function planAfterDrop({ lastEventId, failedAttempts }: ChannelFacts): NextMove {
  if (lastEventId === null) return { move: 'fail' };
  return { move: 'reconnect', afterMs: reconnectDelayMs(failedAttempts + 1), lastEventId };
}

export type ConnectionOptions = {
  /** Events after this id; null: from now on. */
  lastEventId: string | null;
  /** `event` is null for a message that only has a number. */
  onMessage: (lastEventId: string, event: StreamEvent | null) => void;
  /** True while events arrive; false after a drop, until the next connection. */
  onConnectedChange: (isConnected: boolean) => void;
  /** The connection was refused, or dropped before its first message: the caller has to poll. */
  onFail: () => void;
};

const eventTypes = new Set<string | undefined>([
  'task.started',
  'task.progress',
  'task.ended',
  'video.changed',
] satisfies StreamEvent['type'][]);

/** Reads the user's event stream across dropped connections. Returns a function that closes it. */
export function connectTaskStream(options: ConnectionOptions): () => void {
  const closing = new AbortController();
  let { lastEventId } = options;
  let failedAttempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const receive = ({ id, event, data }: EventSourceMessage) => {
    if (id === undefined) return;
    lastEventId = id;
    options.onMessage(id, eventTypes.has(event) ? (JSON.parse(data) as StreamEvent) : null);
  };

  const read = async () => {
    const query = lastEventId === null ? {} : { last_event_id: lastEventId };
    const response = await fetch(buildCallUrl(taskStreamPath, { query }), {
      headers: { accept: 'text/event-stream', ...authorizationHeader() },
      signal: closing.signal,
    });
    if (!response.ok || response.body === null) {
      const error = toCallError(response.status, await response.json().catch(() => undefined));
      if (isSessionRefused(error)) expireSession();
      throw error;
    }
    failedAttempts = 0;
    options.onConnectedChange(true);
    const parser = createParser({ onEvent: receive });
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      parser.feed(decoder.decode(chunk.value, { stream: true }));
    }
  };

  const run = async () => {
    await read().catch(() => undefined);
    if (closing.signal.aborted) return;
    options.onConnectedChange(false);
    const next = planAfterDrop({ lastEventId, failedAttempts });
    failedAttempts += 1;
    if (next.move === 'fail') options.onFail();
    else timer = setTimeout(() => void run(), next.afterMs);
  };

  void run();
  return () => {
    clearTimeout(timer);
    closing.abort();
  };
}
