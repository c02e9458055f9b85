import { setTimeout as delay } from 'node:timers/promises';
import type { NumberedTaskEvent } from '#contract/tasks.ts';
import type { VideoPart } from '#contract/video-parts.ts';
import type { Database } from '../../db/database.ts';
import type { EventListener } from '../../db/event-listener.ts';
import { readLastSequence, readTaskEvents } from '../../db/task-events.ts';
import { findOwnVideo, readVideosOfSubject } from '../../db/videos.ts';
import { AppError } from '../../errors.ts';

export type WatchDeps = { database: Database; events: EventListener };

/** A video that an event concerns, with the parts that it has by then. */
export type ConcernedVideo = { id: string; parts: readonly VideoPart[] };

/** `connected` carries the number of the last event before the watch began. */
export type Watched =
  | { type: 'connected'; sequence: number }
  | { type: 'ping' }
  | { type: 'event'; event: NumberedTaskEvent; videos: ConcernedVideo[] };

type WatchInput = {
  userId: string;
  /** Only events of this video and its parts; null: of everything that is made for the user. */
  videoId: string | null;
  /** Events after this number; null: events from now on. */
  lastSequence: number | null;
  signal: AbortSignal;
};

const pingEveryMs = 15_000;

/** The user's stream, until `signal` is aborted. Throws `not_found` for a video of another user. */
export async function watchTasks(deps: WatchDeps, input: WatchInput): Promise<AsyncGenerator<Watched>> {
  const { userId, videoId } = input;
  if (videoId !== null && !(await findOwnVideo(deps.database, userId, videoId)))
    throw new AppError('not_found');
  return follow(deps, input);
}

async function* follow(deps: WatchDeps, input: WatchInput): AsyncGenerator<Watched> {
  const { userId, videoId } = input;
  let news = Promise.withResolvers<'news'>();
  // Subscribed before the first read, so that no event falls between the two.
  const stop = deps.events.onTaskEvent(userId, () => news.resolve('news'));
  try {
    let last = input.lastSequence ?? (await readLastSequence(deps.database, userId));
    yield { type: 'connected', sequence: last };
    while (!input.signal.aborted) {
      const waiting = news.promise;
      const found = await readTaskEvents(deps.database, { userId, after: last, videoId });
      for (const event of found) {
        const videos = await readVideosOfSubject(deps.database, userId, event.subjectId);
        yield { type: 'event', event, videos };
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
