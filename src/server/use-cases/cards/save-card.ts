import type { SavedCard } from '#contract/calls/cards.ts';
import { writeAudit, type RequestOrigin } from '../../db/audit.ts';
import type { Database } from '../../db/database.ts';
import { findProviderCustomer, preferCard } from '../../db/provider-customers.ts';
import type { Cards } from '../../ports/cards.ts';
import { openCustomer } from './open-customer.ts';
import { describeCard } from './read-cards.ts';

type Deps = { database: Database; cards: Cards };
type Input = { userId: string; cardToken: string; isPreferred: boolean; origin: RequestOrigin | null };

export async function saveCard(deps: Deps, input: Input): Promise<SavedCard> {
  const { userId, cardToken, isPreferred, origin } = input;
  const customerId = await openCustomer(deps, { userId });
  const card = await deps.cards.addCard(customerId, cardToken);
  const details = { cardId: card.id };
  await writeAudit(deps.database, { kind: 'card_saved', userId, origin, details });
  if (isPreferred) await preferCard(deps.database, { userId, provider: deps.cards.provider }, card.id);
  return describeCard(card, isPreferred ? card.id : null);
}

/**
 * With a token: its card takes the place of the preferred one. With the id of a saved card: says whether that one is
 * preferred.
 */
export async function updateCard(deps: Deps, input: Input): Promise<SavedCard> {
  const { database, cards } = deps;
  const { userId, cardToken, isPreferred, origin } = input;
  const key = { userId, provider: cards.provider };
  const customerId = await openCustomer(deps, { userId });
  const preferredId = (await findProviderCustomer(database, key))?.preferred_card_id ?? null;
  const saved = (await cards.readCards(customerId)).find((card) => card.id === cardToken);
  const card = saved ?? (await cards.addCard(customerId, cardToken));
  if (!saved) {
    const details = { cardId: card.id, inPlaceOf: preferredId };
    await writeAudit(database, { kind: 'card_saved', userId, origin, details });
  }
  if (!saved && preferredId !== null) await cards.removeCard(customerId, preferredId);
  const staysPreferred = preferredId === card.id || (!saved && preferredId !== null);
  if (isPreferred) await preferCard(database, key, card.id);
  else if (staysPreferred) await preferCard(database, key, null);
  return describeCard(card, isPreferred ? card.id : null);
}
