/**
 * Runs `work` while `other` is in progress, and returns the results of both. If `other` fails, the signal of `work` is
 * aborted. Resolves or rejects only when both have ended, because the caller then removes the work folder of both.
 */
export async function runAlongside<Other, Result>(
  other: Promise<Other>,
  work: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): Promise<[Other, Result]> {
  const stop = new AbortController();
  other.catch(() => stop.abort());
  const working = work(AbortSignal.any([signal, stop.signal]));
  await Promise.allSettled([other, working]);
  return Promise.all([other, working]);
}
