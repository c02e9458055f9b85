import type { Transaction } from 'kysely';
import { writeAudit } from '../../db/audit.ts';
import { readAccountState } from '../../db/erasure.ts';
import { grantPurchase } from '../../db/ledger.ts';
import {
  lockPayment,
  storeProviderPaymentId,
  updatePaymentStatus,
  type PaymentRow,
} from '../../db/payments.ts';
import type { Tables } from '../../db/tables.ts';
import { coversOrder } from '../../domain/money/payment-amount.ts';
import { nextPaymentStatus } from '../../domain/money/payment-status.ts';
import type { Payments, ProviderPayment } from '../../ports/payments.ts';
import { applyProviderRefund } from './apply-provider-refund.ts';
import { packageName } from './package-name.ts';

export type PaymentsLog = { warn: (facts: object, text: string) => void };
export type ApplyDeps = { payments: Payments; log: PaymentsLog };

const wasPaid = ({ status }: PaymentRow): boolean => status === 'completed' || status === 'refunded';

/**
 * Updates our payment from the provider's report, including refunds; the only place that grants purchased credits. The
 * order stays locked until the transaction ends.
 */
export async function applyProviderPayment(
  deps: ApplyDeps,
  transaction: Transaction<Tables>,
  reported: ProviderPayment,
): Promise<void> {
  const { provider } = deps.payments;
  const order =
    reported.paymentId === null
      ? undefined
      : await lockPayment(transaction, { paymentId: reported.paymentId, provider });
  if (!order) return deps.log.warn({ provider, payment: reported }, 'payment references an unknown order');
  if (wasPaid(order) && order.provider_payment_id !== reported.providerPaymentId) {
    // The buyer paid twice in one checkout, or an attempt before the paid one is reported late.
    if (reported.status !== 'completed') return;
    return deps.log.warn(
      { provider, payment: reported },
      'second payment for one order: refund it at the provider',
    );
  }
  await applyStatus(deps, transaction, order, reported);
  const current = await lockPayment(transaction, { paymentId: order.id, provider });
  if (!current || !wasPaid(current)) return;
  for (const refund of reported.refunds) await applyProviderRefund(deps, transaction, current, refund);
}

/**
 * Moves the order to the reported status if its present one allows that; a completed order gets its credits. An amount
 * other than the price changes nothing.
 */
async function applyStatus(
  deps: ApplyDeps,
  transaction: Transaction<Tables>,
  order: PaymentRow,
  reported: ProviderPayment,
): Promise<void> {
  const { providerPaymentId, providerStatus } = reported;
  const status = reported.status && nextPaymentStatus(order.status, reported.status);
  const price = { priceCents: order.price_cents, currency: order.currency };
  if (status === 'completed' && !coversOrder(price, reported)) {
    const facts = { provider: order.provider, payment: reported, price };
    return deps.log.warn(facts, 'payment amount differs from the price of its order');
  }
  if (order.provider_payment_id !== providerPaymentId) {
    await storeProviderPaymentId(transaction, order.id, providerPaymentId);
  }
  if (!status) return;
  const paid = status === 'completed' ? { paid: reported } : {};
  await updatePaymentStatus(transaction, order.id, { status, providerStatus, ...paid });
  if (status !== 'completed') return;
  await grantPurchase(transaction, {
    userId: order.user_id,
    paymentId: order.id,
    credits: order.credits,
    description: `${packageName(order.package_id)} package`,
  });
  const details = { paymentId: order.id, credits: order.credits };
  await writeAudit(transaction, { kind: 'payment_completed', userId: order.user_id, origin: null, details });
  if ((await readAccountState(transaction, order.user_id)) !== 'open') {
    deps.log.warn(
      { provider: order.provider, ...details },
      'payment for an erased account: refund it at the provider',
    );
  }
}
