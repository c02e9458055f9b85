import { setTimeout as delay } from 'node:timers/promises';
import type { Logger, LoggerOptions } from 'pino';
import { DatabaseUnavailableError } from '../errors.ts';

export type OutageLog = {
  hooks: NonNullable<LoggerOptions['hooks']>;
  /** Reduces the log lines of an outage to two: its start, and its end once `isReachable` returns true. */
  begin: (options: { logger: Pick<Logger, 'warn' | 'info'>; isReachable: () => Promise<boolean> }) => void;
  stop: () => void;
};

const defaultPace = {
  pollIntervalMs: 300,
  /** Errors of broken connections still arrive for this long after the database is back. */
  lateErrorsMs: 2_000,
};

/**
 * Without PostgreSQL every poller, heartbeat, job and request fails, often many times a second, and logs a line with the
 * error as `err`. Those lines are replaced by one line for the whole outage.
 */
export function openOutageLog(pace: Partial<typeof defaultPace> = {}): OutageLog {
  const { pollIntervalMs, lateErrorsMs } = { ...defaultPace, ...pace };
  const stopping = new AbortController();
  let begunWith: Parameters<OutageLog['begin']>[0] | null = null;
  let isOut = false;
  let backAt = Number.NEGATIVE_INFINITY;

  const follow = async (
    { logger, isReachable }: NonNullable<typeof begunWith>,
    reason: string,
  ): Promise<void> => {
    const since = performance.now();
    logger.warn({ reason }, `the database cannot be reached: ${reason}`);
    while (!(await isReachable()) && !stopping.signal.aborted)
      await delay(pollIntervalMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    isOut = false;
    backAt = performance.now();
    if (stopping.signal.aborted) return;
    const seconds = Math.round((backAt - since) / 100) / 10;
    logger.info({ seconds }, `the database is reachable again after ${seconds} s`);
  };
  const recordOutage = (error: DatabaseUnavailableError): boolean => {
    if (stopping.signal.aborted) return true;
    if (!begunWith) return false;
    if (isOut || performance.now() - backAt < lateErrorsMs) return true;
    isOut = true;
    void follow(begunWith, error.reason);
    return true;
  };
  return {
    hooks: {
      logMethod(args, method) {
        const [facts] = args as unknown[];
        const error = (facts as { err?: unknown } | null)?.err;
        if (isOutage(error) && recordOutage(error)) return;
        method.apply(this, args);
      },
    },
    begin: (options) => void (begunWith = options),
    stop: () => stopping.abort(),
  };
}

/** The job queue passes on copies of errors, which are not instances of their classes. */
const isOutage = (error: unknown): error is DatabaseUnavailableError =>
  error instanceof DatabaseUnavailableError ||
  (error as Partial<Error> | null)?.name === DatabaseUnavailableError.name;
