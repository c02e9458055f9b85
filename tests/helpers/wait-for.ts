import { setTimeout as delay } from 'node:timers/promises';

/** For the end of a job: each look is an authenticated request, and a job takes seconds. */
export const jobPollingMs = 250;

/** Polls until `look` returns a value. Throws after `timeoutMs`. */
export async function waitFor<T>(
  look: () => T | undefined | Promise<T | undefined>,
  timeoutMs: number,
  everyMs = 100,
): Promise<T> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(`waited ${timeoutMs} ms for ${look.toString()}`);
    await delay(everyMs);
  }
}
