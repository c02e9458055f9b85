import { writeAudit, type RequestOrigin } from '../../db/audit.ts';
import type { Database } from '../../db/database.ts';
import { findProviderCustomer, preferCard } from '../../db/provider-customers.ts';
import { AppError } from '../../errors.ts';
import type { Cards } from '../../ports/cards.ts';

export async function removeCard(
  { database, cards }: { database: Database; cards: Cards },
  { userId, cardId, origin }: { userId: string; cardId: string; origin: RequestOrigin | null },
): Promise<void> {
  const key = { userId, provider: cards.provider };
  const customer = await findProviderCustomer(database, key);
  const isGone = customer !== undefined && (await cards.removeCard(customer.customer_id, cardId));
  if (!isGone) throw new AppError('not_found');
  await writeAudit(database, { kind: 'card_removed', userId, origin, details: { cardId } });
  if (customer.preferred_card_id === cardId) await preferCard(database, key, null);
}
