import type { Database } from '../../db/database.ts';
import { insertWebhookEvent } from '../../db/webhook-events.ts';
import { AppError } from '../../errors.ts';
import type { PaymentEvent, Payments, ProviderPayment, WebhookHeaders } from '../../ports/payments.ts';
import { applyProviderPayment, type PaymentsLog } from './apply-provider-payment.ts';

export type ReceiveWebhookDeps = { database: Database; payments: Payments; log: PaymentsLog };

/**
 * Applies each event once. The reported payment counts, not the event's type: the provider sends the latest state at
 * delivery, in no particular order. Throws `invalid_request` if the provider did not send it.
 */
export async function receiveWebhook(
  deps: ReceiveWebhookDeps,
  input: { rawBody: Buffer | null; headers: WebhookHeaders },
): Promise<void> {
  const event = input.rawBody && deps.payments.verifyWebhook(input.rawBody, input.headers);
  if (!event) throw new AppError('invalid_request', 'Invalid webhook signature');
  const { provider } = deps.payments;
  const payment = event.payment ?? (await readRefunded(deps, event));
  await deps.database.transaction().execute(async (transaction) => {
    const isNew = await insertWebhookEvent(transaction, { provider, eventId: event.id, type: event.type });
    if (!isNew) return;
    if (payment) await applyProviderPayment(deps, transaction, payment);
    else deps.log.warn({ provider, type: event.type }, 'event without a payment');
  });
}

/** A refund names only the provider's payment, which may be unknown to us; the payment names our order. */
async function readRefunded(
  { payments }: { payments: Payments },
  { refund }: PaymentEvent,
): Promise<ProviderPayment | null> {
  if (!refund) return null;
  const payment = await payments.readPayment(refund.providerPaymentId);
  if (!payment) return null;
  const others = payment.refunds.filter((other) => other.providerRefundId !== refund.providerRefundId);
  return { ...payment, refunds: [...others, refund] };
}
