import type { Database } from '../../db/database.ts';
import { rememberWebhookEvent } from '../../db/webhook-events.ts';
import { AppError } from '../../errors.ts';
import type { Payments, WebhookHeaders } from '../../ports/payments.ts';
import { applyProviderPayment, type PaymentsLog } from './apply-provider-payment.ts';

/**
 * Each event takes effect once. What it says of the payment counts, not its type: the provider sends the latest state
 * at the time of delivery, and in no certain order. Throws `invalid_request` when it is not the provider's.
 */
export async function receiveWebhook(
  deps: { database: Database; payments: Payments; log: PaymentsLog },
  input: { rawBody: Buffer | null; headers: WebhookHeaders },
): Promise<void> {
  const event = input.rawBody && deps.payments.verifyWebhook(input.rawBody, input.headers);
  if (!event) throw new AppError('invalid_request', 'The signature is not right');
  const { provider } = deps.payments;
  await deps.database.transaction().execute(async (transaction) => {
    const isNew = await rememberWebhookEvent(transaction, { provider, eventId: event.id, type: event.type });
    if (!isNew) return;
    if (event.payment) await applyProviderPayment(deps, transaction, event.payment);
    else deps.log.warn({ provider, type: event.type }, 'an event that says nothing of a payment');
  });
}
