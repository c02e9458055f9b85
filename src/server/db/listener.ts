import { setTimeout as delay } from 'node:timers/promises';
import { Client, escapeIdentifier } from 'pg';
import { throwAsOutage } from './outage.ts';

type ListenerOptions = {
  databaseUrl: string;
  channels: readonly string[];
  onNotification: (channel: string, payload: string) => void;
  /** Notifications may have been missed. */
  onReconnect: () => void;
};

const firstReconnectMs = 100;
const maxReconnectMs = 2_000;

/** A dedicated LISTEN connection that reconnects whenever it breaks. Rejects if the first connection fails. */
export async function openListener(options: ListenerOptions): Promise<{ close: () => Promise<void> }> {
  const closing = new AbortController();
  let client: Client;

  const connect = async (): Promise<void> => {
    const next = new Client({
      connectionString: options.databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    client = next;
    // A lost connection also emits `end`, and a failed attempt is reported by `connect`.
    next.on('error', () => {});
    next.on('notification', ({ channel, payload = '' }) => options.onNotification(channel, payload));
    try {
      await next.connect();
      await next.query(options.channels.map((channel) => `listen ${escapeIdentifier(channel)}`).join('; '));
    } catch (error) {
      void next.end().catch(() => {});
      return throwAsOutage(error);
    }
    next.once('end', () => void reconnect());
  };
  const reconnect = async (): Promise<void> => {
    let waitMs = firstReconnectMs;
    while (!closing.signal.aborted) {
      await delay(waitMs, undefined, { ref: false });
      if (closing.signal.aborted) return;
      const isBack = await connect().then(
        () => true,
        () => false,
      );
      if (isBack) return options.onReconnect();
      waitMs = Math.min(waitMs * 2, maxReconnectMs);
    }
  };
  await connect();
  return {
    async close() {
      closing.abort();
      await client.end().catch(() => {});
    },
  };
}
