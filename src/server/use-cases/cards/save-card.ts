import type { SavedCard } from '#contract/calls/cards.ts';
import { writeAudit, type RequestOrigin } from '../../db/audit.ts';
import type { Database } from '../../db/database.ts';
import { findProviderCustomer, preferCard } from '../../db/provider-customers.ts';
import { AppError } from '../../errors.ts';
import type { Cards, ProviderCard } from '../../ports/cards.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { describeCard } from './read-cards.ts';

export type SaveCardDeps = { database: Database; cards: Cards };
type Input = { userId: string; cardToken: string; isPreferred: boolean; origin: RequestOrigin | null };

export async function saveCard(deps: SaveCardDeps, input: Input): Promise<SavedCard> {
  const { userId, isPreferred } = input;
  const card = await addCard(deps, input, null);
  if (isPreferred) await preferCard(deps.database, { userId, provider: deps.cards.provider }, card.id);
  return describeCard(card, isPreferred ? card.id : null);
}

/** With a token: its card replaces the preferred one. With the id of a saved card: sets whether it is preferred. */
export async function updateCard(deps: SaveCardDeps, input: Input): Promise<SavedCard> {
  const { database, cards } = deps;
  const { userId, cardToken, isPreferred } = input;
  const key = { userId, provider: cards.provider };
  const customer = await findProviderCustomer(database, key);
  const saved = customer && (await cards.readCards(customer.customer_id)).find(({ id }) => id === cardToken);
  const replacedId = saved ? null : (customer?.preferred_card_id ?? null);
  const card = saved ?? (await addCard(deps, input, replacedId));
  if (customer && replacedId !== null) await cards.removeCard(customer.customer_id, replacedId);
  const losesPreference = replacedId !== null || customer?.preferred_card_id === card.id;
  if (isPreferred) await preferCard(database, key, card.id);
  else if (losesPreference) await preferCard(database, key, null);
  return describeCard(card, isPreferred ? card.id : null);
}

async function addCard(deps: SaveCardDeps, input: Input, inPlaceOf: string | null): Promise<ProviderCard> {
  const { database, cards } = deps;
  const { userId, cardToken, origin } = input;
  // Checked first, so that a refused user does not become a customer at the provider.
  if (!cards.cardField) throw new AppError('not_available_here', 'Cards are saved while paying');
  const card = await cards.addCard(await ensureCustomer(deps, { userId }), cardToken);
  const details = { cardId: card.id, ...(inPlaceOf === null ? {} : { inPlaceOf }) };
  await writeAudit(database, { kind: 'card_saved', userId, origin, details });
  return card;
}
