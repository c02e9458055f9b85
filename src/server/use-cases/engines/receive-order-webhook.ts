import type { IncomingHttpHeaders } from 'node:http';
import type { Database } from '../../db/database.ts';
import { notifyOrderEnd } from '../../db/ended-orders.ts';
import { AppError } from '../../errors.ts';

export type OrderWebhookDeps = {
  database: Database;
  /** Returns the orders of a webhook, or null if the vendor did not send it. Null if no vendor is connected. */
  verifyOrderWebhook: ((rawBody: Buffer, headers: IncomingHttpHeaders) => Promise<string[] | null>) | null;
};

/**
 * A vendor order has ended: its waiting process is woken to poll. The reported result is ignored, so a webhook may be
 * repeated, early or for an unknown order. Throws `invalid_request` if the vendor did not send it.
 */
export async function receiveOrderWebhook(
  { database, verifyOrderWebhook }: OrderWebhookDeps,
  input: { rawBody: Buffer | null; headers: IncomingHttpHeaders },
): Promise<void> {
  if (!verifyOrderWebhook) throw new AppError('not_found', 'No engine is connected that would tell');
  const orderIds = input.rawBody && (await verifyOrderWebhook(input.rawBody, input.headers));
  if (!orderIds) throw new AppError('invalid_request', 'Invalid webhook signature');
  for (const orderId of orderIds) await notifyOrderEnd(database, orderId);
}
