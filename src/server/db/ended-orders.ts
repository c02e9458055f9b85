import { sql } from 'kysely';
import type { Connection } from './database.ts';

/** Told the id of every order of which a vendor says that it has ended. */
export const endedOrdersChannel = 'ended_orders';

/** Wakes whoever waits for this order, in whatever process. Nothing is kept: who begins to wait later asks first. */
export async function tellOrderEnd(connection: Connection, orderId: string): Promise<void> {
  await sql`select pg_notify(${endedOrdersChannel}, ${orderId})`.execute(connection);
}
