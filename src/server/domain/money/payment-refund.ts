import type { PaymentStatus, RefundRefusal } from '#contract/calls/payments.ts';
import { limits } from '#contract/limits.ts';

export type RefundState = 'requested' | 'pending' | 'succeeded' | 'failed';

/** Longer than any process takes to request a refund from the provider. */
export const refundLeaseSeconds = 120;

const dayMs = 86_400_000;

/**
 * Why a payment cannot be refunded now; null if it can. Credits are fungible: a package counts as unspent while at
 * least as many credits are available.
 */
export function refundRefusal(
  payment: { status: PaymentStatus; credits: number; completedAt: Date | null },
  facts: { refunds: { state: RefundState }[]; availableCredits: number; now: Date },
): RefundRefusal | null {
  const isAny = (...states: RefundState[]): boolean =>
    facts.refunds.some((refund) => states.includes(refund.state));
  if (payment.status === 'refunded' || isAny('succeeded')) return 'already_refunded';
  if (payment.status !== 'completed' || payment.completedAt === null) return 'not_completed';
  if (isAny('requested', 'pending')) return 'under_way';
  if (facts.now.getTime() - payment.completedAt.getTime() > limits.refundDays * dayMs) return 'too_late';
  if (facts.availableCredits < payment.credits) return 'credits_spent';
  return null;
}

type PaidFor = { credits: number; paidCents: number };
/** The total that other refunds of the same payment have returned or will return. */
type RefundedTotal = { credits: number; cents: number };

/** The credits for a refunded amount: proportional, rounded down, and the remainder with the last part. */
export function creditsOfRefund(
  payment: PaidFor,
  amountCents: number,
  alreadyRefunded: RefundedTotal,
): number {
  const remainingCredits = Math.max(payment.credits - alreadyRefunded.credits, 0);
  if (alreadyRefunded.cents + amountCents >= payment.paidCents) return remainingCredits;
  return Math.min(remainingCredits, Math.floor((payment.credits * amountCents) / payment.paidCents));
}
