import type { PaymentStatus } from '#contract/calls/payments.ts';

/** What a provider says of a payment; that its money went back is said by its refunds. */
export type ReportedStatus = Exclude<PaymentStatus, 'refunded'>;

/**
 * From a status, by what the provider reports, to the next. Events may come late and out of order, so nothing undoes
 * a completed payment; a buyer may pay after a declined card or a closed page, so those can still complete.
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

/** Null where the report changes nothing. */
export const nextPaymentStatus = (current: PaymentStatus, reported: ReportedStatus): ReportedStatus | null =>
  transitions[current][reported] ?? null;
