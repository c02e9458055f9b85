import { lockPayment, findPayment } from '../../db/payments.ts';
import { findRefund } from '../../db/refunds.ts';
import { applyProviderPayment } from './apply-provider-payment.ts';
import { applyProviderRefund, failRefund } from './apply-provider-refund.ts';
import type { RefreshFromProviderDeps } from './refresh-from-provider.ts';

/**
 * Advances a pending refund: reads it from the provider, and requests it only if the provider does not know it, so that it
 * is requested once even if an earlier process died in between. Only for callers that have just created
 * or claimed the refund.
 */
export async function advanceRefund(deps: RefreshFromProviderDeps, refundId: string): Promise<void> {
  await applyReportedState(deps, refundId);
  await requestIfUnknown(deps, refundId);
}

async function findUndecided({ database }: RefreshFromProviderDeps, refundId: string) {
  const refund = await findRefund(database, refundId);
  if (refund?.state !== 'requested' && refund?.state !== 'pending') return null;
  const payment = await findPayment(database, refund.payment_id);
  const providerPaymentId = payment?.provider_payment_id;
  return payment && providerPaymentId ? { refund, payment, providerPaymentId } : null;
}

async function applyReportedState(deps: RefreshFromProviderDeps, refundId: string): Promise<void> {
  const found = await findUndecided(deps, refundId);
  if (!found) return;
  const reported = await deps.payments.readPayment(found.providerPaymentId);
  if (!reported) return;
  await deps.database
    .transaction()
    .execute((transaction) => applyProviderPayment(deps, transaction, reported));
}

async function requestIfUnknown(deps: RefreshFromProviderDeps, refundId: string): Promise<void> {
  const { database, payments, log } = deps;
  const found = await findUndecided(deps, refundId);
  if (found?.refund.state !== 'requested') return;
  const { payment, providerPaymentId } = found;
  const reply = await payments.requestRefund({ refundId, providerPaymentId });
  await database.transaction().execute(async (transaction) => {
    const order = await lockPayment(transaction, {
      paymentId: payment.id,
      provider: payment.provider,
    });
    const refund = await findRefund(transaction, refundId);
    if (!order || !refund) return;
    if (!('refused' in reply)) return applyProviderRefund(deps, transaction, order, reply);
    log.warn({ refundId, paymentId: order.id, reason: reply.refused }, 'provider refused a refund');
    await failRefund(transaction, refund);
  });
}
