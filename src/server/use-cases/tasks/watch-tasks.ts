import { setTimeout as delay } from 'node:timers/promises';
import type { NumberedTaskEvent } from '#contract/tasks.ts';
import type { VideoPart } from '#contract/video-parts.ts';
import type { Database } from '../../db/database.ts';
import type { EventListener } from '../../db/event-listener.ts';
import { readLastSequence, readTaskEvents } from '../../db/task-events.ts';
import { findOwnVideo, readVideosOfSubject } from '../../db/videos.ts';
import { AppError, DatabaseUnavailableError } from '../../errors.ts';

export type WatchDeps = { database: Database; events: EventListener };

/** A video that an event concerns, with its parts at that time. */
export type ConcernedVideo = { id: string; parts: readonly VideoPart[] };

/** `connected` contains the number of the last event before the stream started. */
export type Watched =
  | { type: 'connected'; sequence: number }
  | { type: 'ping' }
  | { type: 'event'; event: NumberedTaskEvent; videos: ConcernedVideo[] };

type WatchInput = {
  userId: string;
  /** Only events of this video and its parts; null: all events of the user. */
  videoId: string | null;
  /** Events after this number; null: events from now on. */
  lastSequence: number | null;
  signal: AbortSignal;
};

const pingEveryMs = 15_000;

/** The retry delay while the database is unreachable. */
const retryAfterMs = 1_000;

/**
 * The user's stream, until `signal` is aborted. Throws `not_found` for another user's video. An open stream survives a
 * database restart: no event is lost, only delayed.
 */
export async function watchTasks(deps: WatchDeps, input: WatchInput): Promise<AsyncGenerator<Watched>> {
  const { userId, videoId } = input;
  if (videoId !== null && !(await findOwnVideo(deps.database, userId, videoId)))
    throw new AppError('not_found');
  return follow(deps, input, input.lastSequence ?? (await readLastSequence(deps.database, userId)));
}

async function* follow(deps: WatchDeps, input: WatchInput, begin: number): AsyncGenerator<Watched> {
  let wake = Promise.withResolvers<'event'>();
  // Subscribed before the first read, so that no event is missed in between.
  const stop = deps.events.onTaskEvent(input.userId, () => wake.resolve('event'));
  try {
    let last = begin;
    yield { type: 'connected', sequence: last };
    while (!input.signal.aborted) {
      const nextEvent = wake.promise;
      const found = await readAfter(deps.database, input, last);
      for (const item of found ?? []) {
        yield item;
        last = item.event.sequence;
      }
      if (found && found.length > 0) continue;
      const quietMs = found ? pingEveryMs : retryAfterMs;
      const quiet = delay(quietMs, 'quiet' as const, { signal: input.signal, ref: false }).catch(
        () => 'aborted' as const,
      );
      const reason = await Promise.race([nextEvent, quiet]);
      if (reason === 'quiet') yield { type: 'ping' };
      if (reason === 'event') wake = Promise.withResolvers();
    }
  } finally {
    stop();
  }
}

/** Null while the database is unreachable. */
async function readAfter(
  database: Database,
  { userId, videoId }: WatchInput,
  after: number,
): Promise<Extract<Watched, { type: 'event' }>[] | null> {
  try {
    const events = await readTaskEvents(database, { userId, after, videoId });
    const items: Extract<Watched, { type: 'event' }>[] = [];
    for (const event of events) {
      const videos = await readVideosOfSubject(database, userId, event.subjectId);
      items.push({ type: 'event', event, videos });
    }
    return items;
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return null;
    throw error;
  }
}
