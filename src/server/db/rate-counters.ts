import { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { throwAsOutage } from './outage.ts';
import { surviveLostConnections } from './pool.ts';

/** Counts one call of `key`. Returns how long to wait if it exceeds the limit. Throws if it cannot count. */
export type RateCounter = (key: string) => Promise<{ waitMs: number } | null>;

export type RateCounters = {
  /** Counters of one name are shared by all processes and machines on the database. */
  open: (name: string, limit: { calls: number; seconds: number }) => RateCounter;
  close: () => Promise<void>;
};

/** Counting must not delay a request for long. */
const timeoutMs = 1_000;

export function openRateCounters(databaseUrl: string): RateCounters {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 4,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  surviveLostConnections(pool);
  return {
    open(name, limit) {
      const limiter = new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: 'rate_counters',
        keyPrefix: name,
        points: limit.calls,
        duration: limit.seconds,
        // The migration creates the table; tidying up removes expired rows.
        tableCreated: true,
        clearExpiredByTimeout: false,
        // Callers over the limit are refused from memory until it expires.
        inMemoryBlockOnConsumed: limit.calls,
      });
      return async (key) => {
        try {
          await limiter.consume(key);
          return null;
        } catch (reason) {
          if (reason instanceof RateLimiterRes) return { waitMs: reason.msBeforeNext };
          return throwAsOutage(reason);
        }
      };
    },
    close: () => pool.end(),
  };
}
