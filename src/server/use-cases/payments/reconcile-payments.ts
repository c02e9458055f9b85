import { readUndecidedPayments } from '../../db/payments.ts';
import { claimUndecidedRefunds } from '../../db/refunds.ts';
import { refundLeaseSeconds } from '../../domain/money/payment-refund.ts';
import { refreshFromProvider, type RefreshFromProviderDeps } from './refresh-from-provider.ts';
import { advanceRefund } from './advance-refund.ts';

/** A checkout closes after a day; one more hour covers late events. */
const maxAgeHours = 25;
const recheckAfterSeconds = 600;
/** Per minute, with two requests each: the provider allows a hundred. */
const batchSize = 20;

/**
 * Polls the provider for undecided payments and refunds, so that a lost webhook costs no credits or money, even if the
 * buyer never returns. Meant to run about every minute, in any number of processes.
 */
export async function reconcilePayments(deps: RefreshFromProviderDeps): Promise<void> {
  const { database, log } = deps;
  const { provider } = deps.payments;
  const undecided = await readUndecidedPayments(database, {
    provider,
    maxAgeHours,
    quietSeconds: recheckAfterSeconds,
    limit: batchSize,
  });
  for (const payment of undecided) await refreshFromProvider(deps, payment, recheckAfterSeconds);
  const refundIds = await claimUndecidedRefunds(database, {
    provider,
    leaseSeconds: refundLeaseSeconds,
    limit: batchSize,
  });
  for (const refundId of refundIds) {
    await advanceRefund(deps, refundId).catch((error: unknown) =>
      log.warn({ err: error, refundId }, 'requesting a refund failed'),
    );
  }
}
