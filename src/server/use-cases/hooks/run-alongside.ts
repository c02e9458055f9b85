/**
 * Runs `work` while `other` is under way, and returns the results of both. If `other` fails, the signal of `work` is
 * aborted. Ends only when both have ended: neither may go on in a work folder that is being removed.
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
