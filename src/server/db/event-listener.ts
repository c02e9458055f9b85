import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { eventChannel } from './events.ts';

/** Wakes whoever waits for a generation's events. A wake-up may be needless, but none is missed. */
export type EventListener = {
  onEvent: (generationId: string, wake: () => void) => () => void;
  close: () => Promise<void>;
};

/** One LISTEN connection a process. After a dropped connection everybody is woken to read what was missed. */
export async function listenForEvents(databaseUrl: string): Promise<EventListener> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const closing = new AbortController();
  let client: Client;

  const connect = async (): Promise<void> => {
    client = new Client({ connectionString: databaseUrl, keepAlive: true });
    client.on('notification', (notification) => emitter.emit(notification.payload ?? ''));
    client.on('error', () => {});
    client.on('end', () => void reconnect());
    await client.connect();
    await client.query(`listen ${eventChannel}`);
  };
  const reconnect = async (): Promise<void> => {
    for (let waitMs = 200; !closing.signal.aborted; waitMs = Math.min(waitMs * 2, 5_000)) {
      try {
        await delay(waitMs, undefined, { ref: false });
        await connect();
        for (const generationId of emitter.eventNames()) emitter.emit(generationId);
        return;
      } catch {
        client.removeAllListeners('end');
      }
    }
  };
  await connect();
  return {
    onEvent(generationId, wake) {
      emitter.on(generationId, wake);
      return () => emitter.off(generationId, wake);
    },
    async close() {
      closing.abort();
      await client.end().catch(() => {});
    },
  };
}
