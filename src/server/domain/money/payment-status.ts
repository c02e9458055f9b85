import type { PaymentStatus } from '#contract/calls/payments.ts';

/** A provider's report on a payment; returned money is reported by refunds. */
export type ReportedStatus = Exclude<PaymentStatus, 'refunded'>;

/**
 * Transitions from a status by the provider's report. Events may be late and out of order, so nothing undoes a
 * completed payment; a buyer may still pay after a declined card or a closed page, so those can complete.
 */
const transitions: Record<PaymentStatus, Partial<Record<ReportedStatus, ReportedStatus>>> = {
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
  refunded: {},
};

/** Null if the report changes nothing. */
export const nextPaymentStatus = (current: PaymentStatus, reported: ReportedStatus): ReportedStatus | null =>
  transitions[current][reported] ?? null;
