import { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { throwAsOutage } from './outage.ts';
import { surviveLostConnections } from './pool.ts';

/** Counts one call of `key`; answers how long to wait when it was one too many. Throws when it cannot count. */
export type RateCounter = (key: string) => Promise<{ waitMs: number } | null>;

export type RateCounters = {
  /** Counts of one name are shared by all processes and machines on the database. */
  open: (name: string, limit: { calls: number; seconds: number }) => RateCounter;
  close: () => Promise<void>;
};

/** Counting must never keep a request waiting for long. */
const patienceMs = 1_000;

export function openRateCounters(databaseUrl: string): RateCounters {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 4,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
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
        // The migration makes the table; tidying up removes what has expired.
        tableCreated: true,
        clearExpiredByTimeout: false,
        // Whoever is over the limit is refused from memory until it ends.
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
