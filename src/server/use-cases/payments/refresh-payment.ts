import type { Payment } from '#contract/calls/payments.ts';
import { findOwnPayment } from '../../db/payments.ts';
import { AppError } from '../../errors.ts';
import { askProvider, type AskProviderDeps } from './ask-provider.ts';
import { describePayment } from './describe-payments.ts';

/** Soon at first; less and less often the longer nothing happens, because the provider counts our questions. */
const askAgainAfterSeconds = (createdAt: Date): number =>
  Math.max(4, (Date.now() - createdAt.getTime()) / 4_000);

/** One own payment; until it is completed the provider is asked now and then, because a webhook can be lost. */
export async function refreshPayment(
  deps: AskProviderDeps,
  input: { userId: string; paymentId: string },
): Promise<Payment> {
  const find = () => findOwnPayment(deps.database, input.userId, input.paymentId);
  const payment = await find();
  if (!payment) throw new AppError('not_found');
  await askProvider(deps, payment, askAgainAfterSeconds(payment.created_at));
  return describePayment(deps.database, input.userId, (await find()) ?? payment);
}
