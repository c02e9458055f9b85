import { setTimeout as delay } from 'node:timers/promises';

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
