import type { CallReply } from '#contract/call.ts';
import type * as calls from '#contract/calls/cards.ts';
import type { SavedCard } from '#contract/calls/cards.ts';
import type { Database } from '../../db/database.ts';
import { findProviderCustomer } from '../../db/provider-customers.ts';
import type { Cards, ProviderCard } from '../../ports/cards.ts';

export const describeCard = (card: ProviderCard, preferredCardId: string | null): SavedCard => ({
  ...card,
  isPreferred: card.id === preferredCardId,
});

/** A user who has neither paid nor saved a card is not a customer yet and has no cards. */
export async function readCards(
  { database, cards }: { database: Database; cards: Cards },
  { userId }: { userId: string },
): Promise<CallReply<typeof calls.readCards>> {
  const customer = await findProviderCustomer(database, { userId, provider: cards.provider });
  if (!customer) return { cards: [], manageUrl: null };
  const [kept, manageUrl] = await Promise.all([
    cards.readCards(customer.customer_id),
    cards.openManagement(customer.customer_id),
  ]);
  const described = kept.map((card) => describeCard(card, customer.preferred_card_id));
  return {
    cards: described.toSorted((a, b) => Number(b.isPreferred) - Number(a.isPreferred)),
    manageUrl,
  };
}
