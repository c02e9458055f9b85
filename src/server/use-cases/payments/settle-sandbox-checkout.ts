import type { CheckoutOutcome, Payment } from '#contract/calls/payments.ts';
import type { Database } from '../../db/database.ts';
import { findOwnPayment } from '../../db/payments.ts';
import { AppError } from '../../errors.ts';
import type { SandboxCheckout } from '../../ports/payments.ts';
import type { PaymentsLog } from './apply-provider-payment.ts';
import { describePayment } from './describe-payments.ts';

export type SettleSandboxDeps = { database: Database; sandbox: SandboxCheckout | null; log: PaymentsLog };

/**
 * The buyer's decision at the sandbox provider, which calls our webhook; only that changes the payment. Returns the
 * resulting payment. Throws `not_available_here` in production.
 */
export async function settleSandboxCheckout(
  deps: SettleSandboxDeps,
  input: { userId: string; paymentId: string; outcome: CheckoutOutcome },
): Promise<Payment> {
  if (!deps.sandbox) throw new AppError('not_available_here', 'The sandbox checkout is not open here');
  const { database, sandbox } = deps;
  const find = () => findOwnPayment(database, input.userId, input.paymentId);
  const payment = await find();
  if (payment?.provider !== 'sandbox' || !payment.provider_checkout_id) throw new AppError('not_found');
  const delivered = await sandbox.settle(payment.provider_checkout_id, input.outcome);
  if (!delivered) deps.log.warn({ paymentId: payment.id }, 'the sandbox could not reach our webhook');
  return describePayment(database, input.userId, (await find()) ?? payment);
}
