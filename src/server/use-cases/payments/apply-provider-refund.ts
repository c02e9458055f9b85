import type { Transaction } from 'kysely';
import { writeAudit } from '../../db/audit.ts';
import { lockWallet, placeHold, readCredits, refundHold, releaseHold } from '../../db/ledger.ts';
import { updatePaymentStatus, type PaymentRow } from '../../db/payments.ts';
import { insertRefund, readRefundsOf, updateRefund, type RefundRow } from '../../db/refunds.ts';
import type { Tables } from '../../db/tables.ts';
import { creditsOfRefund } from '../../domain/money/payment-refund.ts';
import type { ProviderRefund } from '../../ports/payments.ts';
import type { ApplyDeps } from './apply-provider-payment.ts';
import { packageName } from './package-name.ts';

type Change = Transaction<Tables>;

/**
 * Updates our refund from the provider's report. A refund started at the provider takes the credits that are still
 * available, and records the shortfall. The order must be locked and paid.
 */
export async function applyProviderRefund(
  deps: ApplyDeps,
  transaction: Change,
  order: PaymentRow,
  reported: ProviderRefund,
): Promise<void> {
  const refunds = await readRefundsOf(transaction, [order.id]);
  const known =
    refunds.find((refund) => refund.provider_refund_id === reported.providerRefundId) ??
    findUnansweredRequest(refunds, reported);
  if (!known && reported.state === 'failed') return;
  const refund = known ?? (await insertReportedRefund(deps, transaction, order, refunds, reported));
  if (refund.provider_refund_id === null) {
    await updateRefund(transaction, refund.id, { provider_refund_id: reported.providerRefundId });
  }
  if (reported.state === 'pending' && refund.state === 'requested') {
    await updateRefund(transaction, refund.id, { state: 'pending' });
  } else if (reported.state === 'failed') await failRefund(transaction, refund);
  else if (reported.state === 'succeeded') await completeRefund(deps, transaction, order, refund, reported);
}

/** Our own request whose reply was lost: the provider refunds a payment in full only once. */
const findUnansweredRequest = (refunds: RefundRow[], reported: ProviderRefund): RefundRow | undefined =>
  reported.isDispute || reported.state === 'failed' || reported.amountCents !== null
    ? undefined
    : refunds.find((refund) => refund.state === 'requested' && refund.provider_refund_id === null);

const isNotFailed = ({ state }: RefundRow): boolean => state !== 'failed';
const sumOf = (refunds: RefundRow[], column: 'credits' | 'amount_cents'): number =>
  refunds.filter(isNotFailed).reduce((sum, refund) => sum + refund[column], 0);

const paidCents = (order: PaymentRow): number => order.paid_cents ?? order.price_cents;

/** Records a refund that this report mentions for the first time, and holds the credits that it takes back. */
async function insertReportedRefund(
  { log }: ApplyDeps,
  transaction: Change,
  order: PaymentRow,
  others: RefundRow[],
  reported: ProviderRefund,
): Promise<RefundRow> {
  const alreadyRefunded = { credits: sumOf(others, 'credits'), cents: sumOf(others, 'amount_cents') };
  const paid = { credits: order.credits, paidCents: paidCents(order) };
  const amountCents = reported.amountCents ?? Math.max(paid.paidCents - alreadyRefunded.cents, 1);
  const credits = creditsOfRefund(paid, amountCents, alreadyRefunded);
  if (reported.isDispute) log.warn({ paymentId: order.id, userId: order.user_id }, 'payment disputed');
  return insertRefund(transaction, {
    paymentId: order.id,
    providerRefundId: reported.providerRefundId,
    askedBy: 'provider',
    amountCents,
    credits,
    leaseSeconds: null,
    ...(await holdAvailableCredits(transaction, order, credits, reported)),
  });
}

async function holdAvailableCredits(
  transaction: Change,
  order: PaymentRow,
  wanted: number,
  { isDispute }: Pick<ProviderRefund, 'isDispute'>,
): Promise<{ holdId: string | null; missingCredits: number }> {
  await lockWallet(transaction, order.user_id);
  const { balance } = await readCredits(transaction, order.user_id);
  const credits = Math.min(balance, wanted);
  const description = `${isDispute ? 'Disputed payment' : 'Refund'} of the ${packageName(order.package_id)} package`;
  const holdId =
    credits > 0 ? await placeHold(transaction, { userId: order.user_id, credits, description }) : null;
  return { holdId, missingCredits: wanted - credits };
}

/** Releases the held credits, because the provider does not refund the money. */
export async function failRefund(transaction: Change, refund: RefundRow): Promise<void> {
  if (refund.state === 'failed' || refund.state === 'succeeded') return;
  if (refund.hold_id !== null) await releaseHold(transaction, refund.hold_id);
  await updateRefund(transaction, refund.id, { state: 'failed' });
}

async function completeRefund(
  { log }: ApplyDeps,
  transaction: Change,
  order: PaymentRow,
  refund: RefundRow,
  reported: ProviderRefund,
): Promise<void> {
  if (refund.state === 'succeeded') return;
  // A refund that was reported as failed first has returned its credits.
  const held =
    refund.state === 'failed'
      ? await holdAvailableCredits(transaction, order, refund.credits, reported)
      : { holdId: refund.hold_id, missingCredits: refund.missing_credits };
  if (held.holdId !== null) await refundHold(transaction, held.holdId);
  await updateRefund(transaction, refund.id, {
    state: 'succeeded',
    hold_id: held.holdId,
    missing_credits: held.missingCredits,
  });
  const details = { paymentId: order.id, refundId: refund.id, amountCents: refund.amount_cents };
  await writeAudit(transaction, { kind: 'payment_refunded', userId: order.user_id, origin: null, details });
  if (held.missingCredits > 0) {
    const facts = { paymentId: order.id, userId: order.user_id, missingCredits: held.missingCredits };
    log.warn(facts, 'refund exceeds the unspent credits');
  }
  const succeeded = (await readRefundsOf(transaction, [order.id])).filter(
    ({ state }) => state === 'succeeded',
  );
  if (sumOf(succeeded, 'amount_cents') < paidCents(order)) return;
  await updatePaymentStatus(transaction, order.id, {
    status: 'refunded',
    providerStatus: order.provider_status,
  });
}
