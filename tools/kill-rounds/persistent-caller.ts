import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Refusal } from '../../tests/helpers/api.ts';

/** Only the status of a response matters here. */
type AnyAnswer<T> = Answer<T & Refusal>;

export type PersistentCaller = {
  /** Retries the call until it succeeds: the app may be down or unavailable. */
  insist: <T>(call: () => Promise<AnyAnswer<T>>) => Promise<T>;
  /** Responses that a kill does not explain, such as a 500. */
  unexpected: string[];
};

const tryAgainAfterMs = 200;
/** An upload may be interrupted in every round until the kills stop. */
const giveUpAfterMs = 3_600_000;

export function persistentCaller(): PersistentCaller {
  const unexpected: string[] = [];
  const insist: PersistentCaller['insist'] = async (call) => {
    const end = performance.now() + giveUpAfterMs;
    let last = 'no answer';
    while (performance.now() < end) {
      const answer = await call().catch((error: unknown) => {
        last = String(error);
        return null;
      });
      if (answer && answer.status < 400) return answer.body;
      if (answer && answer.status !== 503) {
        last = `${answer.status} ${JSON.stringify(answer.body)}`;
        unexpected.push(last);
      }
      await delay(tryAgainAfterMs);
    }
    throw new Error(`no call was taken within ${giveUpAfterMs / 1_000} s, at last: ${last}`);
  };
  return { insist, unexpected };
}
