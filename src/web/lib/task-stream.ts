import { type LiveEvent, liveCloseDelayMs, type StreamEvent } from '#contract/live-events.ts';
import { onSessionChanged } from './session.ts';
import { joinTabGroup, type TabGroup } from './tab-group.ts';
import { connectTaskStream } from './task-stream-connection.ts';

export type TaskListener = {
  onEvent: (event: StreamEvent) => void;
  /** True while events arrive; false after a drop, until the next connection. */
  onConnectedChange?: ((isConnected: boolean) => void) | undefined;
  /** The stream gave up: poll instead. */
  onFail?: (() => void) | undefined;
};

/** Messages of the leading tab to the others; with `hello` a new tab requests the current state. */
type TabMessage =
  | { type: 'hello' }
  | { type: 'state'; isConnected: boolean; lastEventId: string | null }
  | { type: 'event'; lastEventId: string; event: StreamEvent | null }
  | { type: 'failed' };

type OpenStream = { close: () => void; readonly isConnected: boolean };

function openStream(listeners: ReadonlySet<TaskListener>, onEnd: () => void): OpenStream {
  let isConnected = false;
  let lastEventId: string | null = null;
  let isLeading = false;
  let disconnect = (): void => {};
  let group: TabGroup<TabMessage> | null = null;

  const apply = (message: TabMessage): void => {
    if (message.type === 'hello') {
      if (isLeading) group?.send({ type: 'state', isConnected, lastEventId });
    } else if (message.type === 'state') {
      lastEventId = message.lastEventId ?? lastEventId;
      const hasChanged = isConnected !== message.isConnected;
      isConnected = message.isConnected;
      if (hasChanged) for (const listener of listeners) listener.onConnectedChange?.(isConnected);
    } else if (message.type === 'event') {
      lastEventId = message.lastEventId;
      if (message.event) for (const listener of listeners) listener.onEvent(message.event);
    } else {
      for (const listener of listeners) listener.onFail?.();
      onEnd();
    }
  };
  const publish = (message: TabMessage): void => {
    group?.send(message);
    apply(message);
  };
  const lead = (signal?: AbortSignal): void => {
    isLeading = true;
    // The connection of the previous leader is gone, so listeners see a drop until this tab has connected.
    if (isConnected) publish({ type: 'state', isConnected: false, lastEventId });
    disconnect = connectTaskStream({
      lastEventId,
      onMessage: (id, event) => publish({ type: 'event', lastEventId: id, event }),
      onConnectedChange: (value) => publish({ type: 'state', isConnected: value, lastEventId }),
      onFail: () => publish({ type: 'failed' }),
    });
    signal?.addEventListener('abort', () => {
      isLeading = false;
      disconnect();
    });
  };
  group = joinTabGroup<TabMessage>('hookline.task-stream', { lead, receive: apply });
  if (group) group.send({ type: 'hello' });
  else lead();
  return {
    get isConnected() {
      return isConnected;
    },
    close() {
      group?.leave();
      disconnect();
    },
  };
}

/**
 * The user's event stream: one connection for all listeners of all tabs, open as long as anything listens. A new session
 * starts a new stream.
 */
export function createTaskStream(): { follow: (listener: TaskListener) => () => void } {
  const listeners = new Set<TaskListener>();
  let stream: OpenStream | null = null;
  const end = (): void => {
    stream?.close();
    stream = null;
  };
  onSessionChanged(() => {
    if (!stream) return;
    end();
    for (const listener of listeners) listener.onFail?.();
  });
  return {
    follow(listener) {
      listeners.add(listener);
      stream ??= openStream(listeners, end);
      // Connected already, so a listener that joins now would not be notified.
      if (stream.isConnected) listener.onConnectedChange?.(true);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end();
      };
    },
  };
}

export const taskStream = createTaskStream();

type FollowOptions = {
  generationId: string;
  onEvent: (event: LiveEvent) => void;
  /** True while events arrive; false after a drop, until the next connection. */
  onConnectedChange?: (isConnected: boolean) => void;
  /** The stream gave up (dropped before its first event, or refused): poll instead. */
  onFail?: () => void;
};

/**
 * Reports the events of one generation until 2 s after its video is complete. Returns a function that stops earlier.
 */
export function followGeneration({ generationId, onEvent, ...rest }: FollowOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = taskStream.follow({
    ...rest,
    onEvent({ generations }) {
      for (const { type, data } of generations.filter((found) => found.generationId === generationId)) {
        onEvent({ type, data });
        if (type === 'complete' && data.subject === 'video') timer = setTimeout(stop, liveCloseDelayMs);
      }
    },
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
