import { Webhook } from 'standardwebhooks';
import { receivePaymentWebhook } from '#contract/calls/payments.ts';
import type { Known } from './example-input.ts';
import { hostileJson } from './hostile-values.ts';
import type { RawRequest } from './raw-request.ts';

const text = JSON.stringify;

/** The provider's payment, refund and dispute objects, as JSON text of each field. */
const eventsOf = (known: Known): Record<string, string>[] => {
  const payment = { payload_type: text('Payment'), payment_id: text('pay_x'), currency: text('USD') };
  const order = text({ order_id: known.paymentId?.[0] ?? 'x' });
  return [
    { ...payment, status: text('succeeded'), total_amount: '1000', tax: '0', metadata: order, refunds: '[]' },
    {
      payload_type: text('Refund'),
      refund_id: text('ref_x'),
      payment_id: text('pay_x'),
      status: text('succeeded'),
      is_partial: 'true',
      amount: '5',
    },
    {
      payload_type: text('Dispute'),
      dispute_id: text('dis_x'),
      payment_id: text('pay_x'),
      dispute_status: text('dispute_opened'),
    },
  ];
};

const written = (fields: Record<string, string>): string =>
  `{${Object.entries(fields)
    .map(([key, value]) => `${text(key)}:${value}`)
    .join(',')}}`;

/** Correctly signed events with invalid content, each under its own id. */
export function signedWebhooks(secret: string, known: Known): RawRequest[] {
  const inputs = eventsOf(known).flatMap((data) => {
    const withData = (content: string, type = text('payment.succeeded')): string =>
      written({ business_id: text('bus_x'), type, timestamp: text('2026-01-01'), data: content });
    return [
      ...Object.keys(data).flatMap((key) =>
        hostileJson.map((value) => withData(written({ ...data, [key]: value }))),
      ),
      ...hostileJson.flatMap((value) => [value, withData(value), withData(written(data), value)]),
    ];
  });
  const at = new Date();
  return inputs.map((body, index): RawRequest => {
    const id = `msg_${index}_${crypto.randomUUID()}`;
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    };
    return { name: 'signed webhook', method: 'POST', path: receivePaymentWebhook.path, headers, body };
  });
}
