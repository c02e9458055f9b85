import type { Payment } from '#contract/calls/payments.ts';
import type { PaymentRow } from '../../db/payments.ts';

export const describePayment = (row: PaymentRow): Payment => ({
  id: row.id,
  paymentId: row.id,
  packageId: row.package_id,
  amount: row.price_cents / 100,
  currency: row.currency,
  credits: row.credits,
  status: row.status,
  dodoStatus: { status: row.provider_status },
  provider: row.provider,
  createdAt: row.created_at.toISOString(),
});
