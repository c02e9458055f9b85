import { sql } from 'kysely';
import type { NumberedTaskEvent, TaskEvent } from '#contract/tasks.ts';
import type { Connection } from './database.ts';

/**
 * The trigger function `number_task_event` (migrations/0012-tasks.ts) notifies this channel with the user's id when a
 * transaction with events commits.
 */
export const taskEventsChannel = 'task_events';

/** Adds an event to the user's stream. Its number is assigned when the transaction commits. */
export async function appendTaskEvent(
  connection: Connection,
  userId: string,
  event: TaskEvent,
): Promise<void> {
  await connection
    .insertInto('task_events')
    .values({ user_id: userId, subject_id: event.subjectId, data: JSON.stringify(event) })
    .execute();
}

/** The number of the newest event; 0 before the first. */
export async function readLastSequence(connection: Connection, userId: string): Promise<number> {
  const stream = await connection
    .selectFrom('event_streams')
    .select('last_sequence')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return stream?.last_sequence ?? 0;
}

/** At most 500 events after `sequence`, in order; only of one video and its parts if `videoId` is given. */
export async function readTaskEvents(
  connection: Connection,
  stream: { userId: string; after: number; videoId: string | null },
): Promise<NumberedTaskEvent[]> {
  const { userId, after, videoId } = stream;
  const ofVideo = sql<boolean>`(subject_id = ${videoId} or subject_id in (
    select media_id from video_parts where video_id = ${videoId}
  ))`;
  const rows = await connection
    .selectFrom('task_events')
    .select(['sequence', 'data'])
    .where('user_id', '=', userId)
    .where('sequence', '>', after)
    .$if(videoId !== null, (query) => query.where(ofVideo))
    .orderBy('sequence')
    .limit(500)
    .execute();
  return rows.map((row) => ({ ...(row.data as TaskEvent), sequence: row.sequence! }));
}
