import type { PaymentStatus } from '#contract/calls/payments.ts';

/**
 * From a status, by what the provider reports, to the next. Events may come late and out of order, so nothing undoes
 * a completed payment; a buyer may pay after a declined card or a closed page, so those can still complete.
 */
const transitions: Record<PaymentStatus, Partial<Record<PaymentStatus, PaymentStatus>>> = {
  pending: {
    processing: 'processing',
    completed: 'completed',
    failed: 'failed',
    cancelled: 'cancelled',
  },
  processing: { completed: 'completed', failed: 'failed', cancelled: 'cancelled' },
  failed: { completed: 'completed' },
  cancelled: { completed: 'completed' },
  completed: {},
};

/** Null where the report changes nothing. */
export const nextPaymentStatus = (current: PaymentStatus, reported: PaymentStatus): PaymentStatus | null =>
  transitions[current][reported] ?? null;
