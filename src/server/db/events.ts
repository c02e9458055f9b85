import { sql } from 'kysely';
import type { LiveEvent, LiveProgress } from '#contract/live-events.ts';
import type { Connection } from './database.ts';

export const eventChannel = 'generation_events';

/**
 * Adds an event to one generation. Its number is given out under the generation's row lock, so that a
 * listener who has seen n has seen everything before n.
 */
export async function appendEvent(
  connection: Connection,
  generationId: string,
  type: LiveEvent['type'],
  data: LiveProgress,
): Promise<void> {
  await sql`
    with numbered as (
      update generations set event_sequence = event_sequence + 1 where id = ${generationId}
      returning id, event_sequence
    ), added as (
      insert into generation_events (generation_id, sequence, type, data)
      select id, event_sequence, ${type}, ${JSON.stringify(data)} from numbered
    )
    select pg_notify(${eventChannel}, id) from numbered
  `.execute(connection);
}

export async function readEventsAfter(
  connection: Connection,
  generationId: string,
  sequence: number,
): Promise<LiveEvent[]> {
  const rows = await connection
    .selectFrom('generation_events')
    .select(['type', 'sequence', 'data'])
    .where('generation_id', '=', generationId)
    .where('sequence', '>', sequence)
    .orderBy('sequence')
    .limit(500)
    .execute();
  return rows.map((row) => ({ type: row.type, sequence: row.sequence, data: row.data as LiveProgress }));
}
