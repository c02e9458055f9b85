import { sql, type Selectable, type Transaction } from 'kysely';
import type { PaymentStatus } from '#contract/calls/payments.ts';
import type { Connection } from './database.ts';
import type { PaymentsTable } from './money-tables.ts';
import type { Tables } from './tables.ts';

export type PaymentRow = Selectable<PaymentsTable>;

export async function insertPayment(
  connection: Connection,
  payment: {
    userId: string;
    packageId: string;
    priceCents: number;
    currency: string;
    credits: number;
    provider: PaymentRow['provider'];
  },
): Promise<string> {
  const id = crypto.randomUUID();
  await connection
    .insertInto('payments')
    .values({
      id,
      user_id: payment.userId,
      package_id: payment.packageId,
      price_cents: payment.priceCents,
      currency: payment.currency,
      credits: payment.credits,
      provider: payment.provider,
      provider_checkout_id: null,
      provider_payment_id: null,
      provider_status: null,
      checkout_url: null,
      paid_cents: null,
      tax_cents: null,
      completed_at: null,
      checkout_lease_expires_at: null,
    })
    .execute();
  return id;
}

/**
 * Returns true to the one caller that may open this order's checkout now. A lease instead of a lock: no connection is
 * held while the provider is called, and if the caller dies, another caller gets its turn when the lease expires.
 */
export async function claimCheckout(
  connection: Connection,
  paymentId: string,
  leaseSeconds: number,
): Promise<boolean> {
  const claimed = await connection
    .updateTable('payments')
    .set({ checkout_lease_expires_at: sql<Date>`now() + make_interval(secs => ${leaseSeconds})` })
    .where('id', '=', paymentId)
    .where('checkout_url', 'is', null)
    .where((eb) =>
      eb.or([
        eb('checkout_lease_expires_at', 'is', null),
        eb('checkout_lease_expires_at', '<', sql<Date>`now()`),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Ends the lease after a provider failure, so that the next caller may try at once. */
export async function releaseCheckout(connection: Connection, paymentId: string): Promise<void> {
  await connection
    .updateTable('payments')
    .set({ checkout_lease_expires_at: null })
    .where('id', '=', paymentId)
    .where('checkout_url', 'is', null)
    .execute();
}

export async function storeCheckout(
  connection: Connection,
  paymentId: string,
  checkout: { providerCheckoutId: string; checkoutUrl: string },
): Promise<void> {
  await connection
    .updateTable('payments')
    .set({
      provider_checkout_id: checkout.providerCheckoutId,
      checkout_url: checkout.checkoutUrl,
      checkout_lease_expires_at: null,
      checked_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', paymentId)
    .execute();
}

export const findOwnPayment = (
  connection: Connection,
  userId: string,
  paymentId: string,
): Promise<PaymentRow | undefined> =>
  connection
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

export const findPayment = (connection: Connection, paymentId: string): Promise<PaymentRow | undefined> =>
  connection.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst();

/** Newest first; an order that never reached the provider is not a payment yet. */
export const readPaymentsOf = (connection: Connection, userId: string): Promise<PaymentRow[]> =>
  connection
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('checkout_url', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(500)
    .execute();

/** The total of completed payments, without tax. */
export async function sumSpentCents(connection: Connection, userId: string): Promise<number> {
  const { spent } = await connection
    .selectFrom('payments')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('price_cents'), sql<number>`0`).as('spent'))
    .where('user_id', '=', userId)
    .where('status', '=', 'completed')
    .executeTakeFirstOrThrow();
  // PostgreSQL's sum of integers is numeric, which pg returns as a string.
  return Number(spent);
}

/**
 * Payments that the provider may still complete, least recently checked first. A failed or cancelled one may be retried
 * in the same checkout, and is checked six times less often.
 */
export const readUndecidedPayments = (
  connection: Connection,
  filter: { provider: PaymentRow['provider']; maxAgeHours: number; quietSeconds: number; limit: number },
): Promise<PaymentRow[]> =>
  connection
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', filter.provider)
    .where('provider_checkout_id', 'is not', null)
    .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${filter.maxAgeHours})`)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['pending', 'processing']).and(
          'checked_at',
          '<',
          sql<Date>`now() - make_interval(secs => ${filter.quietSeconds})`,
        ),
        eb('status', 'in', ['failed', 'cancelled']).and(
          'checked_at',
          '<',
          sql<Date>`now() - make_interval(secs => ${filter.quietSeconds * 6})`,
        ),
      ]),
    )
    .orderBy('checked_at')
    .limit(filter.limit)
    .execute();

/** Our payment that a provider refers to, locked until the transaction ends. */
export const lockPayment = (
  connection: Transaction<Tables>,
  key: { paymentId: string; provider: PaymentRow['provider'] },
): Promise<PaymentRow | undefined> =>
  connection
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', key.paymentId)
    .where('provider', '=', key.provider)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Stores the provider's report if it changes anything; `paid` at the moment of completion. */
export async function updatePaymentStatus(
  connection: Transaction<Tables>,
  paymentId: string,
  change: {
    status: PaymentStatus;
    providerStatus: string | null;
    paid?: { amountCents: number; taxCents: number };
  },
): Promise<void> {
  const { status, providerStatus, paid } = change;
  await connection
    .updateTable('payments')
    .set({
      status,
      provider_status: providerStatus,
      checked_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
      ...(paid
        ? { paid_cents: paid.amountCents, tax_cents: paid.taxCents, completed_at: sql<Date>`now()` }
        : {}),
    })
    .where('id', '=', paymentId)
    .execute();
}

export async function storeProviderPaymentId(
  connection: Transaction<Tables>,
  paymentId: string,
  providerPaymentId: string,
): Promise<void> {
  await connection
    .updateTable('payments')
    .set({ provider_payment_id: providerPaymentId })
    .where('id', '=', paymentId)
    .execute();
}

/**
 * Returns true if this payment is not completed and its last check is long enough ago to ask the provider. Counts as a
 * check, so that many concurrent readers cause one request.
 */
export async function claimRefresh(
  connection: Connection,
  paymentId: string,
  afterSeconds: number,
): Promise<boolean> {
  const claimed = await connection
    .updateTable('payments')
    .set({ checked_at: sql<Date>`now()` })
    .where('id', '=', paymentId)
    .where('status', 'not in', ['completed', 'refunded'])
    .where('provider_checkout_id', 'is not', null)
    .where('checked_at', '<', sql<Date>`now() - make_interval(secs => ${afterSeconds})`)
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}
