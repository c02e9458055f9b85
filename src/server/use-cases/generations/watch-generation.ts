import { setTimeout as delay } from 'node:timers/promises';
import type { LiveEvent } from '#contract/live-events.ts';
import type { Database } from '../../db/database.ts';
import type { EventListener } from '../../db/event-listener.ts';
import { readEventsAfter } from '../../db/events.ts';
import { findOwnGeneration } from '../../db/generations.ts';
import { AppError } from '../../errors.ts';

/** `connected` names the last event before the watch began: whoever reads the state now has missed nothing. */
export type Watched = { type: 'connected'; sequence: number } | { type: 'ping' } | LiveEvent;

const pingEveryMs = 15_000;

/** Only the owner may watch; anybody else learns that there is no such video. */
export async function watchGeneration(
  deps: { database: Database; events: EventListener },
  input: { userId: string; generationId: string; lastSequence: number | null; signal: AbortSignal },
): Promise<AsyncGenerator<Watched>> {
  const generation = await findOwnGeneration(deps.database, input.userId, input.generationId);
  if (!generation) throw new AppError('not_found');
  return follow(deps, { ...input, from: input.lastSequence ?? generation.event_sequence });
}

async function* follow(
  deps: { database: Database; events: EventListener },
  input: { generationId: string; from: number; signal: AbortSignal },
): AsyncGenerator<Watched> {
  let news = Promise.withResolvers<'news'>();
  // Subscribed before the first read, so that nothing falls between the two.
  const stop = deps.events.onEvent(input.generationId, () => news.resolve('news'));
  try {
    yield { type: 'connected', sequence: input.from };
    let last = input.from;
    while (!input.signal.aborted) {
      const waiting = news.promise;
      const found = await readEventsAfter(deps.database, input.generationId, last);
      for (const event of found) {
        yield event;
        last = event.sequence;
      }
      if (found.length > 0) continue;
      const quiet = delay(pingEveryMs, 'quiet' as const, { signal: input.signal, ref: false }).catch(
        () => 'gone' as const,
      );
      const woken = await Promise.race([waiting, quiet]);
      if (woken === 'quiet') yield { type: 'ping' };
      if (woken === 'news') news = Promise.withResolvers();
    }
  } finally {
    stop();
  }
}
