import type { PaymentStatus, RefundRefusal } from '#contract/calls/payments.ts';
import { limits } from '#contract/limits.ts';

export type RefundState = 'requested' | 'pending' | 'succeeded' | 'failed';

/** Longer than any process takes to ask the provider for a refund. */
export const refundLeaseSeconds = 120;

const dayMs = 86_400_000;

/**
 * Why a buyer may not have the money of a payment back now; null where it may be asked for. Credits are alike: a
 * package counts as unspent while as many credits as it brought are there.
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
/** What other refunds of the same payment have given back, or are about to. */
type GivenBack = { credits: number; cents: number };

/** The credits that go with so much of the money: the rest with the rest of it, else in proportion, rounded down. */
export function creditsOfRefund(payment: PaidFor, amountCents: number, before: GivenBack): number {
  const rest = Math.max(payment.credits - before.credits, 0);
  if (before.cents + amountCents >= payment.paidCents) return rest;
  return Math.min(rest, Math.floor((payment.credits * amountCents) / payment.paidCents));
}
