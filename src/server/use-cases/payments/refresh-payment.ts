import type { Payment } from '#contract/calls/payments.ts';
import type { Database } from '../../db/database.ts';
import { claimRefresh, findOwnPayment } from '../../db/payments.ts';
import { AppError } from '../../errors.ts';
import type { Payments } from '../../ports/payments.ts';
import { applyProviderPayment, type PaymentsLog } from './apply-provider-payment.ts';
import { describePayment } from './describe-payment.ts';

type Deps = { database: Database; payments: Payments; log: PaymentsLog };

const askAgainAfterSeconds = 4;

async function askProvider(deps: Deps, providerPaymentId: string): Promise<void> {
  const reported = await deps.payments.readPayment(providerPaymentId);
  if (!reported) return;
  await deps.database
    .transaction()
    .execute((transaction) => applyProviderPayment(deps, transaction, reported));
}

/** One own payment; while it is undecided the provider is asked now and then, because a webhook can be lost. */
export async function refreshPayment(
  deps: Deps,
  input: { userId: string; paymentId: string },
): Promise<Payment> {
  const payment = await findOwnPayment(deps.database, input.userId, input.paymentId);
  if (!payment) throw new AppError('not_found');
  const mayAsk = payment.provider === deps.payments.provider && payment.provider_payment_id !== null;
  if (!mayAsk || !(await claimRefresh(deps.database, payment.id, askAgainAfterSeconds))) {
    return describePayment(payment);
  }
  try {
    await askProvider(deps, payment.provider_payment_id!);
  } catch (error) {
    // What is known is still true; the next reader asks again.
    deps.log.warn({ err: error, paymentId: payment.id }, 'the payment provider could not be asked');
  }
  return describePayment((await findOwnPayment(deps.database, input.userId, payment.id)) ?? payment);
}
