import { findUser } from '../../db/accounts.ts';
import type { Database } from '../../db/database.ts';
import { findProviderCustomer, storeProviderCustomer } from '../../db/provider-customers.ts';
import { AppError } from '../../errors.ts';
import type { Cards } from '../../ports/cards.ts';

/**
 * The user's customer id at the payment provider, created on first use. Of two concurrent first uses, the id that is stored
 * first counts.
 */
export async function ensureCustomer(
  { database, cards }: { database: Database; cards: Cards },
  { userId }: { userId: string },
): Promise<string> {
  const key = { userId, provider: cards.provider };
  const known = await findProviderCustomer(database, key);
  if (known) return known.customer_id;
  const user = await findUser(database, userId);
  if (!user) throw new AppError('not_found');
  const customerId = await cards.createCustomer({ userId, email: user.email, name: user.name });
  return storeProviderCustomer(database, key, customerId);
}
