import type { Connection } from './database.ts';

/** False if this event was received before. Waits for a twin that is being received concurrently. */
export async function rememberWebhookEvent(
  connection: Connection,
  event: { provider: string; eventId: string; type: string },
): Promise<boolean> {
  const remembered = await connection
    .insertInto('webhook_events')
    .values({ provider: event.provider, event_id: event.eventId, type: event.type })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return remembered !== undefined;
}
