import type { Logger } from 'pino';

/** Runs the work at once and then at each interval; failures are logged. Returns a function that stops it. */
export function repeat(
  work: () => Promise<unknown>,
  everyMs: number,
  logger: Logger,
  failure: string,
): () => void {
  const once = (): void => {
    work().catch((error: unknown) => logger.warn({ err: error }, failure));
  };
  once();
  const timer = setInterval(once, everyMs);
  return () => clearInterval(timer);
}
