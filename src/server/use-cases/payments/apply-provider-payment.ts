import type { Transaction } from 'kysely';
import { creditPackages } from '#contract/prices.ts';
import { grantPurchase } from '../../db/ledger.ts';
import { findOrderForUpdate, updatePaymentStatus } from '../../db/payments.ts';
import type { Tables } from '../../db/tables.ts';
import { paysOrder } from '../../domain/payment-amount.ts';
import { nextPaymentStatus } from '../../domain/payment-status.ts';
import type { Payments, ProviderPayment } from '../../ports/payments.ts';

export type PaymentsLog = { warn: (facts: object, text: string) => void };

const describePurchase = (packageId: string): string =>
  `${creditPackages.find(({ id }) => id === packageId)?.name ?? packageId} package`;

/** Brings our payment to what the provider says of it; credits are granted here and nowhere else. */
export async function applyProviderPayment(
  deps: { payments: Payments; log: PaymentsLog },
  transaction: Transaction<Tables>,
  reported: ProviderPayment,
): Promise<void> {
  const { provider } = deps.payments;
  const order =
    reported.orderId === null
      ? undefined
      : await findOrderForUpdate(transaction, { paymentId: reported.orderId, provider });
  if (!order) return deps.log.warn({ provider, payment: reported }, 'a payment without an order of ours');
  const status = reported.status && nextPaymentStatus(order.status, reported.status);
  if (!status) return;
  const price = { priceCents: order.price_cents, currency: order.currency };
  if (status === 'completed' && !paysOrder(price, reported)) {
    return deps.log.warn(
      { provider, payment: reported, price },
      'a payment that is not the price of its order',
    );
  }
  await updatePaymentStatus(transaction, order.id, { status, providerStatus: reported.providerStatus });
  if (status !== 'completed') return;
  await grantPurchase(transaction, {
    userId: order.user_id,
    paymentId: order.id,
    credits: order.credits,
    description: describePurchase(order.package_id),
  });
}
