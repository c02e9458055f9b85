import { readUndecidedPayments } from '../../db/payments.ts';
import { claimUndecidedRefunds } from '../../db/refunds.ts';
import { refundLeaseSeconds } from '../../domain/payment-refund.ts';
import { askProvider, type AskProviderDeps } from './ask-provider.ts';
import { pursueRefund } from './pursue-refund.ts';

/** A checkout closes after a day; an hour more for what is late. */
const maxAgeHours = 25;
const askAgainAfterSeconds = 600;
/** In a minute, two questions each: the provider answers a hundred. */
const atOnce = 20;

/**
 * Asks the provider about the payments and refunds that stay undecided, so that a lost webhook costs nobody the credits
 * or the money, also not a buyer who never looks again. To be called every minute or so, by any number of processes.
 */
export async function reconcilePayments(deps: AskProviderDeps): Promise<void> {
  const { database, log } = deps;
  const { provider } = deps.payments;
  const undecided = await readUndecidedPayments(database, {
    provider,
    maxAgeHours,
    quietSeconds: askAgainAfterSeconds,
    limit: atOnce,
  });
  for (const payment of undecided) await askProvider(deps, payment, askAgainAfterSeconds);
  const refundIds = await claimUndecidedRefunds(database, {
    provider,
    leaseSeconds: refundLeaseSeconds,
    limit: atOnce,
  });
  for (const refundId of refundIds) {
    await pursueRefund(deps, refundId).catch((error: unknown) =>
      log.warn({ err: error, refundId }, 'the payment provider could not be asked for a refund'),
    );
  }
}
