import type { Database } from '../../db/database.ts';
import { claimRefresh, type PaymentRow } from '../../db/payments.ts';
import { applyProviderPayment, type ApplyDeps } from './apply-provider-payment.ts';

export type RefreshFromProviderDeps = ApplyDeps & { database: Database };

/**
 * Reads an incomplete payment from the provider, if its last check is long enough ago, and applies the reply. A failure
 * of the provider is only logged: the stored state stays valid, and a later check follows.
 */
export async function refreshFromProvider(
  deps: RefreshFromProviderDeps,
  payment: PaymentRow,
  afterSeconds: number,
): Promise<void> {
  const { database, payments, log } = deps;
  const { id: paymentId, provider, provider_checkout_id: providerCheckoutId } = payment;
  if (provider !== payments.provider || providerCheckoutId === null) return;
  if (!(await claimRefresh(database, paymentId, afterSeconds))) return;
  try {
    const reported = await payments.readCheckout(providerCheckoutId);
    if (!reported) return;
    await database.transaction().execute((transaction) => applyProviderPayment(deps, transaction, reported));
  } catch (error) {
    log.warn({ err: error, paymentId }, 'reading a payment from the provider failed');
  }
}
