import type { Connection } from './database.ts';

/** False if this event was received before. Waits for a concurrent duplicate that is being received. */
export async function insertWebhookEvent(
  connection: Connection,
  event: { provider: string; eventId: string; type: string },
): Promise<boolean> {
  const inserted = await connection
    .insertInto('webhook_events')
    .values({ provider: event.provider, event_id: event.eventId, type: event.type })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return inserted !== undefined;
}
