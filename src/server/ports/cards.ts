/** A card that the provider keeps for its customer; the number itself never comes to us. */
export type ProviderCard = {
  id: string;
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
};

/** Calls throw `ProviderError` when the provider does not answer, or not with what it should. */
export type Cards = {
  provider: 'sandbox' | 'dodo';
  /** What the browser needs to have a card number made into a token; null where cards are entered at the provider's only. */
  cardField: { key: string; url: string } | null;
  /** Makes a person a customer of the provider; answers the provider's id. */
  openCustomer(person: { userId: string; email: string; name: string }): Promise<string>;
  /** In no certain order. */
  readCards(customerId: string): Promise<ProviderCard[]>;
  /** Throws `card_refused` when the token is unknown, used or old or the card is declined, `not_available_here`. */
  addCard(customerId: string, cardToken: string): Promise<ProviderCard>;
  /** False when this customer has no such card. */
  removeCard(customerId: string, cardId: string): Promise<boolean>;
  /** Where customers look after their cards at the provider's; null where our own page does. */
  openManagement(customerId: string): Promise<string | null>;
};

export type TestCard = { number: string; expiryMonth: number; expiryYear: number; cvc: string };

/** The card field of the sandbox provider. */
export type SandboxCardField = {
  /** A token for a test card, good once and for 15 minutes. Throws `card_refused` for any other number. */
  createToken(card: TestCard): Promise<string>;
};
