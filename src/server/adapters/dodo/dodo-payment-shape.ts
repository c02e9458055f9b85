import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { z } from 'zod';
import type { ReportedStatus } from '../../domain/money/payment-status.ts';
import type { PaymentEvent, ProviderPayment, ProviderRefund, WebhookHeaders } from '../../ports/payments.ts';

/** The key comes from outside: `constructor` must not match an inherited property. */
const lookup = <T>(words: Record<string, T>): ReadonlyMap<string, T> => new Map(Object.entries(words));

const statusOf = lookup<ReportedStatus>({
  succeeded: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
  processing: 'processing',
  requires_payment_method: 'pending',
  requires_confirmation: 'pending',
  requires_customer_action: 'pending',
  requires_merchant_action: 'processing',
  requires_capture: 'processing',
  partially_captured: 'processing',
  partially_captured_and_capturable: 'processing',
});

const refundStateOf = lookup<ProviderRefund['state']>({
  succeeded: 'succeeded',
  failed: 'failed',
  pending: 'pending',
  review: 'pending',
});

/** According to the provider, an expired dispute is typically decided against the merchant. */
const disputeStateOf = lookup<ProviderRefund['state']>({
  dispute_opened: 'pending',
  dispute_challenged: 'pending',
  dispute_won: 'failed',
  dispute_cancelled: 'failed',
  dispute_accepted: 'succeeded',
  dispute_expired: 'succeeded',
  dispute_lost: 'succeeded',
});

/** Ids and states are short. Longer strings would be stored and logged in full, even for payments of other shops. */
const word = z.string().max(255);

const disputeSchema = z.object({
  dispute_id: word,
  payment_id: word,
  dispute_status: word,
});
export type DodoDispute = z.input<typeof disputeSchema>;

const refundSchema = z.object({
  refund_id: word,
  payment_id: word,
  status: word,
  is_partial: z.boolean().nullish(),
  amount: z
    .int()
    .nullish()
    .transform((amount) => amount ?? undefined),
});
export type DodoRefund = z.input<typeof refundSchema>;

const paymentSchema = z.object({
  payment_id: word,
  status: word.nullish(),
  total_amount: z.int(),
  tax: z.int().nullish(),
  currency: word,
  metadata: z.record(z.string(), z.unknown()).nullish(),
  refunds: z.array(refundSchema).nullish(),
  disputes: z.array(disputeSchema).nullish(),
});
export type DodoPayment = z.input<typeof paymentSchema>;

const eventSchema = z.object({
  type: word,
  data: z.looseObject({ payload_type: z.string().nullish() }),
});

const toProviderRefunds = (refund: z.output<typeof refundSchema>): ProviderRefund[] => {
  const state = refundStateOf.get(refund.status);
  const amountCents = refund.is_partial ? refund.amount : null;
  // The size of a partial refund is unknown, so no amount can be deducted.
  if (!state || amountCents === undefined) return [];
  return [{ providerRefundId: refund.refund_id, isDispute: false, state, amountCents }];
};

/** The unit of a dispute's amount is not documented, so the rest of the payment is assumed. */
const toDisputeRefunds = (dispute: DodoDispute): ProviderRefund[] => {
  const state = disputeStateOf.get(dispute.dispute_status);
  return state ? [{ providerRefundId: dispute.dispute_id, isDispute: true, state, amountCents: null }] : [];
};

/** Maps a Dodo payment to ours; null if the input is not one. */
export function parseDodoPayment(value: unknown): ProviderPayment | null {
  const parsed = paymentSchema.safeParse(value);
  if (!parsed.success) return null;
  const { payment_id, status, total_amount, tax, currency, metadata, refunds, disputes } = parsed.data;
  const paymentId = metadata?.['order_id'];
  return {
    providerPaymentId: payment_id,
    paymentId: typeof paymentId === 'string' ? paymentId : null,
    // No status yet: created, with no attempt.
    status: status ? (statusOf.get(status) ?? null) : 'pending',
    providerStatus: status ?? null,
    amountCents: total_amount,
    taxCents: tax ?? 0,
    currency,
    refunds: [...(refunds ?? []).flatMap(toProviderRefunds), ...(disputes ?? []).flatMap(toDisputeRefunds)],
  };
}

/** Maps a Dodo refund to ours; null if the input is not one or its state is irrelevant. */
export function parseDodoRefund(value: unknown): (ProviderRefund & { providerPaymentId: string }) | null {
  const parsed = refundSchema.safeParse(value);
  const refund = parsed.success ? toProviderRefunds(parsed.data)[0] : undefined;
  return parsed.success && refund ? { ...refund, providerPaymentId: parsed.data.payment_id } : null;
}

function parseDodoDispute(value: unknown): PaymentEvent['refund'] {
  const parsed = disputeSchema.safeParse(value);
  const dispute = parsed.success ? toDisputeRefunds(parsed.data)[0] : undefined;
  return parsed.success && dispute ? { ...dispute, providerPaymentId: parsed.data.payment_id } : null;
}

const refundParsers = lookup<(data: unknown) => PaymentEvent['refund']>({
  Refund: parseDodoRefund,
  Dispute: parseDodoDispute,
});

const single = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '');

/** Null if the signature or its timestamp is invalid. */
export function verifyDodoWebhook(
  secret: string,
  rawBody: Buffer,
  headers: WebhookHeaders,
): PaymentEvent | null {
  const id = single(headers['webhook-id']);
  let body: unknown;
  try {
    body = new Webhook(secret).verify(rawBody, {
      'webhook-id': id,
      'webhook-timestamp': single(headers['webhook-timestamp']),
      'webhook-signature': single(headers['webhook-signature']),
    });
  } catch (error) {
    if (error instanceof WebhookVerificationError) return null;
    throw error;
  }
  const event = eventSchema.safeParse(body);
  if (!event.success) return { id, type: 'unknown', payment: null, refund: null };
  const { type, data } = event.data;
  return {
    id,
    type,
    payment: data.payload_type === 'Payment' ? parseDodoPayment(data) : null,
    refund: refundParsers.get(data.payload_type ?? '')?.(data) ?? null,
  };
}
