import { EventEmitter } from 'node:events';
import { endedOrdersChannel } from './ended-orders.ts';
import { openListener } from './listener.ts';
import { endedSessionsChannel } from './sessions.ts';
import { taskEventsChannel } from './task-events.ts';

/** Wakes callers that wait for a notification. Wake-ups may be spurious, but none is missed. */
export type EventListener = {
  /** A user's stream has new events. */
  onTaskEvent: (userId: string, wake: () => void) => () => void;
  /** A session was revoked. */
  onSessionEnd: (sessionId: string, wake: () => void) => () => void;
  /** A vendor order has ended. */
  onOrderEnd: (orderId: string, wake: () => void) => () => void;
  close: () => Promise<void>;
};

/** One LISTEN connection per process. After a reconnect every caller is woken to read what it missed. */
export async function listenForEvents(databaseUrl: string): Promise<EventListener> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const listener = await openListener({
    databaseUrl,
    channels: [taskEventsChannel, endedSessionsChannel, endedOrdersChannel],
    onNotification: (channel, payload) => emitter.emit(`${channel}:${payload}`),
    onReconnect: () => {
      for (const name of emitter.eventNames()) emitter.emit(name);
    },
  });

  const subscribe = (channel: string, id: string, wake: () => void): (() => void) => {
    emitter.on(`${channel}:${id}`, wake);
    return () => emitter.off(`${channel}:${id}`, wake);
  };
  return {
    onTaskEvent: (userId, wake) => subscribe(taskEventsChannel, userId, wake),
    onSessionEnd: (sessionId, wake) => subscribe(endedSessionsChannel, sessionId, wake),
    onOrderEnd: (orderId, wake) => subscribe(endedOrdersChannel, orderId, wake),
    close: listener.close,
  };
}
