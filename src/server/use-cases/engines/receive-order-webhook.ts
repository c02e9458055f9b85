import type { IncomingHttpHeaders } from 'node:http';
import type { Database } from '../../db/database.ts';
import { tellOrderEnd } from '../../db/ended-orders.ts';
import { AppError } from '../../errors.ts';

export type OrderWebhookDeps = {
  database: Database;
  /** Answers the orders that a webhook is about, or null when it is not the vendor's. Null where none is connected. */
  verifyOrderWebhook: ((rawBody: Buffer, headers: IncomingHttpHeaders) => Promise<string[] | null>) | null;
};

/**
 * A vendor says that an order has ended: whoever waits for it goes and asks. Nothing that is said of the result counts, so
 * a webhook may come twice, too early or for an order that nobody knows. Throws `invalid_request` when the vendor did not
 * send it.
 */
export async function receiveOrderWebhook(
  { database, verifyOrderWebhook }: OrderWebhookDeps,
  input: { rawBody: Buffer | null; headers: IncomingHttpHeaders },
): Promise<void> {
  if (!verifyOrderWebhook) throw new AppError('not_found', 'No engine is connected that would tell');
  const orderIds = input.rawBody && (await verifyOrderWebhook(input.rawBody, input.headers));
  if (!orderIds) throw new AppError('invalid_request', 'The signature is not right');
  for (const orderId of orderIds) await tellOrderEnd(database, orderId);
}
