import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EmbeddedPostgres } from '../db/embedded-postgres.ts';

type SuperviseDatabaseOptions = {
  postgres: EmbeddedPostgres;
  /** Starts PostgreSQL again, including recovery from its write-ahead log. */
  start: () => Promise<EmbeddedPostgres>;
  logger: Pick<Logger, 'error' | 'info'>;
  pace?: Partial<typeof defaultPace>;
};

export type SupervisedDatabase = {
  /** Resolves when PostgreSQL runs: at once, or after the restart in progress. */
  running: () => Promise<void>;
  /** Stops the supervision, then the database. */
  stop: () => Promise<void>;
};

const defaultPace = { pollIntervalMs: 300, firstRetryMs: 500, maxRetryMs: 10_000 };

/** Restarts the embedded PostgreSQL when it crashes. It is not a child of this process, so it is polled. */
export function superviseDatabase(options: SuperviseDatabaseOptions): SupervisedDatabase {
  const { start, logger } = options;
  const pace = { ...defaultPace, ...options.pace };
  const stopping = new AbortController();
  const { signal } = stopping;
  let { postgres } = options;
  let restart: Promise<void> | null = null;

  const startAgain = async (): Promise<void> => {
    const since = performance.now();
    logger.error('the embedded PostgreSQL crashed; restarting');
    for (let delayMs = pace.firstRetryMs; !signal.aborted; delayMs = Math.min(delayMs * 2, pace.maxRetryMs)) {
      try {
        postgres = await start();
        const seconds = Math.round((performance.now() - since) / 100) / 10;
        logger.info({ seconds }, `the embedded PostgreSQL is running again after ${seconds} s`);
        return;
      } catch (error) {
        logger.error(
          { err: error, delayMs },
          `the embedded PostgreSQL did not start; next try in ${delayMs / 1_000} s`,
        );
        await delay(delayMs, undefined, { signal }).catch(() => {});
      }
    }
  };
  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      await delay(pace.pollIntervalMs, undefined, { signal }).catch(() => {});
      const hasCrashed = await postgres.hasCrashed().catch(() => false);
      if (!hasCrashed || signal.aborted) continue;
      restart = startAgain();
      await restart;
      restart = null;
    }
  };
  const watching = watch();
  return {
    running: async () => restart ?? undefined,
    async stop() {
      stopping.abort();
      await watching;
      await postgres.stop();
    },
  };
}
