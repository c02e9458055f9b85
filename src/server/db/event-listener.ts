import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { endedOrdersChannel } from './ended-orders.ts';
import { endedSessionsChannel } from './sessions.ts';
import { taskEventsChannel } from './task-events.ts';

/** Wakes the callers that wait for a notification. A wake-up may be needless, but none is missed. */
export type EventListener = {
  /** A user's stream has new events. */
  onTaskEvent: (userId: string, wake: () => void) => () => void;
  /** A session was revoked. */
  onSessionEnd: (sessionId: string, wake: () => void) => () => void;
  /** A vendor says that an order has ended. */
  onOrderEnd: (orderId: string, wake: () => void) => () => void;
  close: () => Promise<void>;
};

/** One LISTEN connection a process. After a dropped connection every caller is woken to read what was missed. */
export async function listenForEvents(databaseUrl: string): Promise<EventListener> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const closing = new AbortController();
  let client: Client;

  const connect = async (): Promise<void> => {
    client = new Client({ connectionString: databaseUrl, keepAlive: true });
    client.on('notification', ({ channel, payload }) => emitter.emit(`${channel}:${payload ?? ''}`));
    client.on('error', () => {});
    client.on('end', () => void reconnect());
    await client.connect();
    const channels = [taskEventsChannel, endedSessionsChannel, endedOrdersChannel];
    await client.query(channels.map((channel) => `listen ${channel}`).join('; '));
  };
  const reconnect = async (): Promise<void> => {
    for (let waitMs = 200; !closing.signal.aborted; waitMs = Math.min(waitMs * 2, 5_000)) {
      try {
        await delay(waitMs, undefined, { ref: false });
        await connect();
        for (const name of emitter.eventNames()) emitter.emit(name);
        return;
      } catch {
        client.removeAllListeners('end');
      }
    }
  };
  await connect();

  const on = (channel: string, id: string, wake: () => void): (() => void) => {
    emitter.on(`${channel}:${id}`, wake);
    return () => emitter.off(`${channel}:${id}`, wake);
  };
  return {
    onTaskEvent: (userId, wake) => on(taskEventsChannel, userId, wake),
    onSessionEnd: (sessionId, wake) => on(endedSessionsChannel, sessionId, wake),
    onOrderEnd: (orderId, wake) => on(endedOrdersChannel, orderId, wake),
    async close() {
      closing.abort();
      await client.end().catch(() => {});
    },
  };
}
