import type { Transaction } from 'kysely';
import type { Payment } from '#contract/calls/payments.ts';
import { writeAudit, type RequestOrigin } from '../../db/audit.ts';
import { replyOnce } from '../../db/idempotency.ts';
import { placeHold, lockWallet } from '../../db/ledger.ts';
import { lockPayment, findOwnPayment } from '../../db/payments.ts';
import { insertRefund } from '../../db/refunds.ts';
import type { Tables } from '../../db/tables.ts';
import { refundLeaseSeconds } from '../../domain/money/payment-refund.ts';
import { AppError } from '../../errors.ts';
import type { RefreshFromProviderDeps } from './refresh-from-provider.ts';
import { describePayment } from './describe-payments.ts';
import { packageName } from './package-name.ts';
import { advanceRefund } from './advance-refund.ts';

type Input = {
  userId: string;
  paymentId: string;
  idempotencyKey: string | null;
  origin: RequestOrigin | null;
};

type StartedRefund = { refundId: string; isNew: boolean };

/** Holds the credits before the request to the provider, so that they cannot be spent during the refund. */
const startRefund = (deps: RefreshFromProviderDeps, input: Input): Promise<StartedRefund> => {
  const { userId, paymentId, idempotencyKey: key } = input;
  const once = { userId, call: 'refundPayment', key, request: { paymentId } };
  return deps.database.transaction().execute(async (transaction) => {
    let isNew = false;
    const { refundId } = await replyOnce(transaction, once, async () => {
      isNew = true;
      return { refundId: await writeRefund(deps, transaction, input) };
    });
    return { refundId, isNew };
  });
};

async function writeRefund(
  { payments }: RefreshFromProviderDeps,
  transaction: Transaction<Tables>,
  { userId, paymentId, origin }: Input,
): Promise<string> {
  const order = await lockPayment(transaction, { paymentId, provider: payments.provider });
  if (!order || order.user_id !== userId) throw new AppError('not_found');
  await lockWallet(transaction, userId);
  const { refundRefusal } = await describePayment(transaction, userId, order);
  if (refundRefusal) throw new AppError('refund_not_possible', 'No refund', { reason: refundRefusal });
  const { credits } = order;
  const description = `Refund of the ${packageName(order.package_id)} package`;
  const refund = await insertRefund(transaction, {
    paymentId,
    providerRefundId: null,
    askedBy: 'buyer',
    amountCents: order.paid_cents ?? order.price_cents,
    credits,
    holdId: await placeHold(transaction, { userId, credits, description }),
    missingCredits: 0,
    leaseSeconds: refundLeaseSeconds,
  });
  const details = { paymentId, refundId: refund.id };
  await writeAudit(transaction, { kind: 'refund_started', userId, origin, details });
  return refund.id;
}

/**
 * Refunds a user's own payment in exchange for its credits. Returns the resulting payment. If the provider is
 * unreachable the refund stays pending and is retried. Throws `refund_not_possible` with a `reason`.
 */
export async function refundPayment(deps: RefreshFromProviderDeps, input: Input): Promise<Payment> {
  const { database, log } = deps;
  const { userId, paymentId } = input;
  const { refundId, isNew } = await startRefund(deps, input);
  if (isNew) {
    await advanceRefund(deps, refundId).catch((error: unknown) =>
      log.warn({ err: error, refundId }, 'requesting a refund failed'),
    );
  }
  const payment = await findOwnPayment(database, userId, paymentId);
  if (!payment) throw new AppError('not_found');
  return describePayment(database, userId, payment);
}
