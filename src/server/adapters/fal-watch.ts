import { setTimeout as delay } from 'node:timers/promises';
import type { FalClient } from './fal-client.ts';

/** Where the end of an order is told, it is asked for so much less often: a webhook may be lost. */
const seldom = 4;
const longestPauseMs = 5_000;

export type FalWatch = {
  /** Whether to ask how far the order is, after so many pauses. */
  isDue: (pauses: number) => boolean;
  /** Longer from time to time; over at once when the order's end is told, also when it was told just before. */
  pause: (pauses: number, signal: AbortSignal) => Promise<void>;
  end: () => void;
};

/** To be opened before the order is asked for the first time: then no word is missed. */
export function watchOrder(fal: FalClient, requestId: string): FalWatch {
  const { webhook, pace } = fal.settings;
  let isExpected = webhook !== undefined && webhook !== null;
  let isNew = false;
  let wake = (): void => {};
  const end = webhook?.onOrderEnd(requestId, () => {
    // Should the queue not know of the end yet, it is asked often from now on.
    isExpected = false;
    isNew = true;
    wake();
  });
  return {
    isDue: (pauses) => !isExpected || pauses % seldom === 0,
    async pause(pauses, signal) {
      const woken = new AbortController();
      wake = () => woken.abort();
      if (isNew) wake();
      const ms = Math.min((pace?.pollEveryMs ?? 1_000) * 1.25 ** pauses, longestPauseMs);
      await delay(ms, undefined, { signal: AbortSignal.any([signal, woken.signal]) }).catch(() => {});
      isNew = false;
      signal.throwIfAborted();
    },
    end: () => end?.(),
  };
}
