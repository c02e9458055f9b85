import { sql } from 'kysely';
import type { Connection } from './database.ts';

/** Notified with the id of every vendor order that has ended. */
export const endedOrdersChannel = 'ended_orders';

/** Wakes the process that waits for this order. Nothing is stored: later waiters poll first. */
export async function notifyOrderEnd(connection: Connection, orderId: string): Promise<void> {
  await sql`select pg_notify(${endedOrdersChannel}, ${orderId})`.execute(connection);
}
