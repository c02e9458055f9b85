import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { liveChannelPath, liveReconnect, type LiveEvent, type LiveProgress } from '#contract/live-events.ts';
import { isSessionRefused, toCallError } from './call-error.ts';
import { authorizationHeader, buildCallUrl } from './call.ts';
import { planAfterDrop } from './reconnect-plan.ts';
import { expireSession } from './session.ts';

export type LiveChannelOptions = {
  generationId: string;
  onEvent: (event: Pick<LiveEvent, 'type' | 'data'>) => void;
  /** True while events arrive; false after a drop, until the next connection. */
  onConnectedChange?: (isConnected: boolean) => void;
  /** The channel gave up (dropped before its first event, or refused): poll instead. */
  onFail?: () => void;
};

const isProgressEvent = (type: string | undefined): type is LiveEvent['type'] =>
  type === 'status' || type === 'error' || type === 'complete';

/** Listens to one generation until closed, or until 2 s after its video is complete. Answers how to close it. */
export function openLiveChannel(options: LiveChannelOptions): () => void {
  const { generationId, onEvent, onConnectedChange, onFail } = options;
  const closing = new AbortController();
  let lastEventId: string | null = null;
  let failedAttempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    closing.abort();
  };

  const receive = (message: EventSourceMessage) => {
    if (message.id !== undefined) lastEventId = message.id;
    if (!isProgressEvent(message.event)) return;
    const data = JSON.parse(message.data) as LiveProgress;
    onEvent({ type: message.event, data });
    if (message.event === 'complete' && data.subject === 'video') {
      timer = setTimeout(close, liveReconnect.closeAfterCompleteMs);
    }
  };

  const listen = async () => {
    const query = lastEventId === null ? {} : { last_event_id: lastEventId };
    const response = await fetch(buildCallUrl(liveChannelPath, { params: { generationId }, query }), {
      headers: { accept: 'text/event-stream', ...authorizationHeader() },
      signal: closing.signal,
    });
    if (!response.ok || response.body === null) {
      const error = toCallError(response.status, await response.json().catch(() => undefined));
      if (isSessionRefused(error)) expireSession();
      throw error;
    }
    failedAttempts = 0;
    onConnectedChange?.(true);
    const parser = createParser({ onEvent: receive });
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
  };

  const run = async () => {
    await listen().catch(() => undefined);
    if (closing.signal.aborted) return;
    onConnectedChange?.(false);
    const next = planAfterDrop({ lastEventId, failedAttempts });
    failedAttempts += 1;
    if (next.move === 'fail') onFail?.();
    else timer = setTimeout(() => void run(), next.afterMs);
  };

  void run();
  return close;
}
