/** A card stored by the provider for its customer; we never receive the number. */
export type ProviderCard = {
  id: string;
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
};

/** Calls throw `ProviderError` if the provider is unreachable or its reply is invalid. */
export type Cards = {
  provider: 'sandbox' | 'dodo';
  /** The data for tokenising a card number in the browser; null if cards can only be entered at the provider. */
  cardField: { key: string; url: string } | null;
  /** Creates a customer at the provider. Returns the provider's id. */
  createCustomer(person: { userId: string; email: string; name: string }): Promise<string>;
  /** In no particular order. */
  readCards(customerId: string): Promise<ProviderCard[]>;
  /**
   * Throws `card_refused` if the token is unknown, used or expired or the card is declined, and `not_available_here`.
   */
  addCard(customerId: string, cardToken: string): Promise<ProviderCard>;
  /** False if this customer has no such card. */
  removeCard(customerId: string, cardId: string): Promise<boolean>;
  /** The provider's page for managing cards; null if our own page is used. */
  openManagement(customerId: string): Promise<string | null>;
};

export type TestCard = { number: string; expiryMonth: number; expiryYear: number; cvc: string };

/** The sandbox provider's card field. */
export type SandboxCardField = {
  /** A single-use token for a test card, valid for 15 minutes. Throws `card_refused` for any other number. */
  createToken(card: TestCard): Promise<string>;
};
