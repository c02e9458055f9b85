import { setTimeout as delay } from 'node:timers/promises';

/** For the end of a job: each look is an authenticated request, and a job takes seconds. */
export const jobPollingMs = 250;

/** A machine that shares its cores has taken three times as long as one that has them to itself. */
const patience = 4;

/** Polls until `look` returns a value. Throws after `timeoutMs` of an idle machine, four times as long as they are here. */
export async function waitFor<T>(
  look: () => T | undefined | Promise<T | undefined>,
  timeoutMs: number,
  everyMs = 100,
): Promise<T> {
  const end = performance.now() + timeoutMs * patience;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(`waited ${timeoutMs * patience} ms for ${look.toString()}`);
    await delay(everyMs);
  }
}
