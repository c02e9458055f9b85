import type { Payment } from '#contract/calls/payments.ts';
import { findOwnPayment } from '../../db/payments.ts';
import { AppError } from '../../errors.ts';
import { refreshFromProvider, type RefreshFromProviderDeps } from './refresh-from-provider.ts';
import { describePayment } from './describe-payments.ts';

/** Frequent at first, then less and less, because the provider limits our requests. */
const recheckAfterSeconds = (createdAt: Date): number =>
  Math.max(4, (Date.now() - createdAt.getTime()) / 4_000);

/**
 * One of the user's payments; while it is incomplete the provider is polled from time to time, because webhooks can be
 * lost.
 */
export async function refreshPayment(
  deps: RefreshFromProviderDeps,
  input: { userId: string; paymentId: string },
): Promise<Payment> {
  const find = () => findOwnPayment(deps.database, input.userId, input.paymentId);
  const payment = await find();
  if (!payment) throw new AppError('not_found');
  await refreshFromProvider(deps, payment, recheckAfterSeconds(payment.created_at));
  return describePayment(deps.database, input.userId, (await find()) ?? payment);
}
