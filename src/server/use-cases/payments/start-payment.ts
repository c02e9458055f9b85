import { setTimeout as delay } from 'node:timers/promises';
import type { CallReply } from '#contract/call.ts';
import type * as calls from '#contract/calls/payments.ts';
import { creditPackages } from '#contract/prices.ts';
import { writeAudit, type RequestOrigin } from '../../db/audit.ts';
import type { Database } from '../../db/database.ts';
import { replyOnce } from '../../db/idempotency.ts';
import {
  claimCheckout,
  findOwnPayment,
  insertPayment,
  storeCheckout,
  releaseCheckout,
  type PaymentRow,
} from '../../db/payments.ts';
import { AppError } from '../../errors.ts';
import type { Cards } from '../../ports/cards.ts';
import type { Payments } from '../../ports/payments.ts';
import { ensureCustomer } from '../cards/ensure-customer.ts';

export type StartPaymentDeps = { database: Database; payments: Payments; cards: Cards };
type Input = {
  userId: string;
  packageId: string;
  idempotencyKey: string | null;
  origin: RequestOrigin | null;
};

/** Writes the order before the provider learns of it, so that every report finds it. */
function writeOrder(
  deps: StartPaymentDeps,
  { userId, packageId, idempotencyKey, origin }: Input,
): Promise<{ paymentId: string }> {
  const bought = creditPackages.find(({ id }) => id === packageId);
  if (!bought) throw new AppError('not_found', 'Unknown package');
  return deps.database.transaction().execute((transaction) =>
    replyOnce(
      transaction,
      { userId, call: 'startPayment', key: idempotencyKey, request: { packageId } },
      async () => {
        const paymentId = await insertPayment(transaction, {
          userId,
          packageId,
          priceCents: bought.price * 100,
          currency: bought.currency,
          credits: bought.credits,
          provider: deps.payments.provider,
        });
        await writeAudit(transaction, { kind: 'payment_started', userId, origin, details: { paymentId } });
        return { paymentId };
      },
    ),
  );
}

/** Longer than the provider's timeout. */
const leaseSeconds = 20;
const pollMs = 100;

/** A retry with the same key reuses the first checkout, or creates it if the provider failed then. */
export async function startPayment(
  deps: StartPaymentDeps,
  input: Input,
): Promise<CallReply<typeof calls.startPayment>> {
  const { database } = deps;
  const { paymentId } = await writeOrder(deps, input);
  for (;;) {
    const payment = await findOwnPayment(database, input.userId, paymentId);
    if (!payment) throw new AppError('not_found');
    const { checkout_url: checkoutUrl, status } = payment;
    if (checkoutUrl !== null) return { paymentId, checkoutUrl, status };
    if (await claimCheckout(database, paymentId, leaseSeconds)) await openCheckout(deps, payment);
    // A concurrent duplicate of this request is opening it.
    else await delay(pollMs);
  }
}

async function openCheckout(deps: StartPaymentDeps, payment: PaymentRow): Promise<void> {
  const { database, payments } = deps;
  const { id: paymentId, user_id: userId } = payment;
  try {
    const checkout = await payments.createCheckout({
      paymentId,
      userId,
      packageId: payment.package_id,
      amountCents: payment.price_cents,
      currency: payment.currency,
      customerId: await ensureCustomer(deps, { userId }),
    });
    await storeCheckout(database, paymentId, checkout);
  } catch (error) {
    await releaseCheckout(database, paymentId);
    throw error;
  }
}
