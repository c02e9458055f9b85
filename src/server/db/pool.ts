import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import { Client, Pool, type QueryResult } from 'pg';
import { DatabaseUnavailableError } from '../errors.ts';
import { asOutage, throwAsOutage } from './outage.ts';

export type PoolOptions = {
  maxConnections: number;
  /** How long to retry connecting before DatabaseUnavailableError; 0: fails at once. */
  retryForMs?: number;
};

/** Throws DatabaseUnavailableError if the database is at fault, so that callers need not know pg's errors. */
export type ConnectionPool = PostgresPool & {
  query: (text: string, values?: unknown[]) => Promise<QueryResult>;
};

/** Also the time that a caller waits for a free connection. */
const connectTimeoutMs = 10_000;
const tryAgainAfterMs = 250;

export function openPool(
  databaseUrl: string,
  { maxConnections, retryForMs = 0 }: PoolOptions,
): ConnectionPool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  });
  surviveLostConnections(pool);

  const acquire: Pool['connect'] = async () => {
    const end = performance.now() + retryForMs;
    for (;;) {
      try {
        return await pool.connect();
      } catch (cause) {
        const error = asOutage(cause);
        const isOutage = error instanceof DatabaseUnavailableError;
        if (!isOutage || pool.ending || performance.now() >= end) throw error;
        await delay(tryAgainAfterMs, undefined, { ref: false });
      }
    }
  };
  return {
    options: pool.options,
    async connect() {
      const client = await acquire();
      return {
        // Kysely passes SQL text and values, never a cursor.
        query: (text: string, values: unknown[]) => client.query(text, values).catch(throwAsOutage),
        release: (destroy?: boolean) => client.release(destroy),
      } as unknown as Awaited<ReturnType<PostgresPool['connect']>>;
    },
    query: (text, values) => pool.query(text, values).catch(throwAsOutage),
    end: () => pool.end(),
  };
}

/**
 * A broken connection must not end the process: the current or next query reports it. The pool only handles errors of
 * idle connections.
 */
export function surviveLostConnections(pool: Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}

/** Whether the database accepts a connection and a query now. */
export async function isDatabaseReachable(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2_000 });
  // A server that disappears between connect and end is reported here as well.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
