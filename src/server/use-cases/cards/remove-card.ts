import type { Database } from '../../db/database.ts';
import { findProviderCustomer, preferCard } from '../../db/provider-customers.ts';
import { AppError } from '../../errors.ts';
import type { Cards } from '../../ports/cards.ts';

export async function removeCard(
  { database, cards }: { database: Database; cards: Cards },
  { userId, cardId }: { userId: string; cardId: string },
): Promise<void> {
  const key = { userId, provider: cards.provider };
  const customer = await findProviderCustomer(database, key);
  const isGone = customer !== undefined && (await cards.removeCard(customer.customer_id, cardId));
  if (!isGone) throw new AppError('not_found');
  if (customer.preferred_card_id === cardId) await preferCard(database, key, null);
}
