import { setTimeout as delay } from 'node:timers/promises';
import type { Logger, LoggerOptions } from 'pino';
import { DatabaseUnavailableError } from './errors.ts';

export type OutageLog = {
  hooks: NonNullable<LoggerOptions['hooks']>;
  /** From now on the log's lines of an outage become two: its beginning, and its end once `answers` says so. */
  begin: (options: { logger: Pick<Logger, 'warn' | 'info'>; answers: () => Promise<boolean> }) => void;
  stop: () => void;
};

const usualPace = {
  lookEveryMs: 300,
  /** Errors of connections that broke arrive for so long after the database is back. */
  echoMs: 2_000,
};

/**
 * Without PostgreSQL every poller, heartbeat, job and request fails, often many times a second, and each writes a line.
 * All of them carry their error as `err`; these lines are dropped in favour of a line for the whole outage.
 */
export function openOutageLog(pace: Partial<typeof usualPace> = {}): OutageLog {
  const { lookEveryMs, echoMs } = { ...usualPace, ...pace };
  const stopping = new AbortController();
  let begun: Parameters<OutageLog['begin']>[0] | null = null;
  let isOut = false;
  let backAt = Number.NEGATIVE_INFINITY;

  const follow = async ({ logger, answers }: NonNullable<typeof begun>, reason: string): Promise<void> => {
    const since = performance.now();
    logger.warn({ reason }, `the database cannot be reached: ${reason}`);
    while (!(await answers()) && !stopping.signal.aborted)
      await delay(lookEveryMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    isOut = false;
    backAt = performance.now();
    if (stopping.signal.aborted) return;
    const seconds = Math.round((backAt - since) / 100) / 10;
    logger.info({ seconds }, `the database answers again after ${seconds} s`);
  };
  const note = (error: DatabaseUnavailableError): boolean => {
    if (stopping.signal.aborted) return true;
    if (!begun) return false;
    if (isOut || performance.now() - backAt < echoMs) return true;
    isOut = true;
    void follow(begun, error.reason);
    return true;
  };
  return {
    hooks: {
      logMethod(args, method) {
        const [facts] = args as unknown[];
        const error = (facts as { err?: unknown } | null)?.err;
        if (isOutage(error) && note(error)) return;
        method.apply(this, args);
      },
    },
    begin: (options) => void (begun = options),
    stop: () => stopping.abort(),
  };
}

/** The job queue hands on copies of errors, which are instances of nothing. */
const isOutage = (error: unknown): error is DatabaseUnavailableError =>
  error instanceof DatabaseUnavailableError ||
  (error as Partial<Error> | null)?.name === DatabaseUnavailableError.name;
