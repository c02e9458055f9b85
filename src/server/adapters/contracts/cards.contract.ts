import { expect, test } from 'vitest';
import type { Cards } from '../../ports/cards.ts';

type OpenedCards = {
  cards: Cards;
  /** Saves the card 4242 for the customer, in whichever way this provider adds cards. */
  giveCard: (customerId: string) => Promise<unknown>;
};

/** The contract of every card provider. */
export function cardsContract(open: () => Promise<OpenedCards>): void {
  const opened = async () => {
    const { cards, giveCard } = await open();
    const createCustomer = () =>
      cards.createCustomer({ userId: crypto.randomUUID(), email: 'ada@example.com', name: 'Ada' });
    return { cards, giveCard, createCustomer };
  };

  test('a new customer has no cards, and two users are two customers', async () => {
    const { cards, createCustomer } = await opened();
    const [one, two] = [await createCustomer(), await createCustomer()];
    expect(one).not.toBe(two);
    expect(await cards.readCards(one)).toEqual([]);
  });

  test('a saved card is described without its number', async () => {
    const { cards, createCustomer, giveCard } = await opened();
    const customerId = await createCustomer();
    await giveCard(customerId);
    const kept = await cards.readCards(customerId);
    expect(kept).toEqual([
      { id: expect.any(String), brand: 'visa', last4: '4242', expiryMonth: 6, expiryYear: 2032 },
    ]);
    expect(JSON.stringify(kept)).not.toContain('42424242');
  });

  test('a card can be removed once, and by its own customer only', async () => {
    const { cards, createCustomer, giveCard } = await opened();
    const [owner, stranger] = [await createCustomer(), await createCustomer()];
    await giveCard(owner);
    const [card] = await cards.readCards(owner);
    expect(await cards.removeCard(stranger, card!.id)).toBe(false);
    expect(await cards.removeCard(owner, card!.id)).toBe(true);
    expect(await cards.removeCard(owner, card!.id)).toBe(false);
    expect(await cards.removeCard(owner, '../secret')).toBe(false);
    expect(await cards.readCards(owner)).toEqual([]);
  });

  test('cards are entered in the provider’s own field or managed on its pages', async () => {
    const { cards, createCustomer } = await opened();
    const manageUrl = await cards.openManagement(await createCustomer());
    expect(cards.cardField === null).toBe(manageUrl !== null);
  });

  test('an unknown token is rejected', async () => {
    const { cards, createCustomer } = await opened();
    const code = cards.cardField === null ? 'not_available_here' : 'card_refused';
    await expect(cards.addCard(await createCustomer(), 'tok_unknown')).rejects.toMatchObject({ code });
  });
}
