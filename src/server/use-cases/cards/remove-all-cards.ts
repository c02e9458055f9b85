import type { Database } from '../../db/database.ts';
import { findProviderCustomer } from '../../db/provider-customers.ts';
import type { Cards } from '../../ports/cards.ts';

/**
 * Removes every card of a leaving user at the provider. The provider keeps the customer, because tax law requires that
 * of sellers.
 */
export async function removeAllCards(
  { database, cards }: { database: Database; cards: Cards },
  userId: string,
): Promise<void> {
  const customer = await findProviderCustomer(database, { userId, provider: cards.provider });
  if (!customer) return;
  for (const card of await cards.readCards(customer.customer_id))
    await cards.removeCard(customer.customer_id, card.id);
}
