import { readUndecidedPayments } from '../../db/payments.ts';
import { askProvider, type AskProviderDeps } from './ask-provider.ts';

/** A checkout closes after a day; an hour more for what is late. */
const maxAgeHours = 25;
const askAgainAfterSeconds = 600;

/**
 * Asks the provider about the payments that stay undecided, so that a lost webhook costs nobody the credits, also not
 * a buyer who never looks again. To be called every minute or so, by any number of processes.
 */
export async function reconcilePayments(deps: AskProviderDeps): Promise<void> {
  const undecided = await readUndecidedPayments(deps.database, {
    provider: deps.payments.provider,
    maxAgeHours,
    quietSeconds: askAgainAfterSeconds,
    limit: 50,
  });
  for (const payment of undecided) await askProvider(deps, payment, askAgainAfterSeconds);
}
