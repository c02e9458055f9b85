import { setTimeout as delay } from 'node:timers/promises';
import type { Logger, LoggerOptions } from 'pino';
import { DatabaseUnavailableError } from '../errors.ts';

export type OutageLog = {
  hooks: NonNullable<LoggerOptions['hooks']>;
  /** Reduces the log lines of an outage to two: its start, and its end once `answers` returns true. */
  begin: (options: { logger: Pick<Logger, 'warn' | 'info'>; answers: () => Promise<boolean> }) => void;
  stop: () => void;
};

const defaultPace = {
  pollIntervalMs: 300,
  /** Errors of broken connections still arrive for this long after the database is back. */
  echoMs: 2_000,
};

/**
 * Without PostgreSQL every poller, heartbeat, job and request fails, often many times a second, and logs a line. All of
 * them have their error as `err`; these lines are replaced by one for the whole outage.
 */
export function openOutageLog(pace: Partial<typeof defaultPace> = {}): OutageLog {
  const { pollIntervalMs, echoMs } = { ...defaultPace, ...pace };
  const stopping = new AbortController();
  let begun: Parameters<OutageLog['begin']>[0] | null = null;
  let isOut = false;
  let backAt = Number.NEGATIVE_INFINITY;

  const follow = async ({ logger, answers }: NonNullable<typeof begun>, reason: string): Promise<void> => {
    const since = performance.now();
    logger.warn({ reason }, `the database cannot be reached: ${reason}`);
    while (!(await answers()) && !stopping.signal.aborted)
      await delay(pollIntervalMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    isOut = false;
    backAt = performance.now();
    if (stopping.signal.aborted) return;
    const seconds = Math.round((backAt - since) / 100) / 10;
    logger.info({ seconds }, `the database is reachable again after ${seconds} s`);
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

/** The job queue passes on copies of errors, which are not instances of their classes. */
const isOutage = (error: unknown): error is DatabaseUnavailableError =>
  error instanceof DatabaseUnavailableError ||
  (error as Partial<Error> | null)?.name === DatabaseUnavailableError.name;
