import { setTimeout as delay } from 'node:timers/promises';
import type { FalClient } from './fal-client.ts';

/** With a webhook, polling is reduced by this factor rather than disabled, because a webhook may be lost. */
const pollReduction = 4;
const maxPauseMs = 5_000;

export type FalWatch = {
  /** Whether to poll the status after this many pauses. */
  isDue: (pauses: number) => boolean;
  /** Pauses grow over time, and end at once when the webhook arrives, even if it arrived just before. */
  pause: (pauses: number, signal: AbortSignal) => Promise<void>;
  end: () => void;
};

/** Must be opened before the first poll, so that no webhook is missed. */
export function watchOrder(fal: FalClient, requestId: string): FalWatch {
  const { webhook, pace } = fal.settings;
  let isWebhookExpected = webhook !== undefined && webhook !== null;
  let hasWebhookArrived = false;
  let wake = (): void => {};
  const end = webhook?.onOrderEnd(requestId, () => {
    // If the queue does not know of the end yet, it is polled frequently from now on.
    isWebhookExpected = false;
    hasWebhookArrived = true;
    wake();
  });
  return {
    isDue: (pauses) => !isWebhookExpected || pauses % pollReduction === 0,
    async pause(pauses, signal) {
      const woken = new AbortController();
      wake = () => woken.abort();
      if (hasWebhookArrived) wake();
      const ms = Math.min((pace?.pollEveryMs ?? 1_000) * 1.25 ** pauses, maxPauseMs);
      await delay(ms, undefined, { signal: AbortSignal.any([signal, woken.signal]) }).catch(() => {});
      hasWebhookArrived = false;
      signal.throwIfAborted();
    },
    end: () => end?.(),
  };
}
