import type { SavedCard } from '#contract/calls/cards.ts';

const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  diners: 'Diners Club',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
};

/** 'Visa ending in 4242': how a card is named in a sentence. */
export const cardName = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string =>
  `${brandNames[brand.toLowerCase()] ?? brand} ending in ${last4}`;

/** '06/32'. */
export const cardExpiry = ({
  expiryMonth,
  expiryYear,
}: Pick<SavedCard, 'expiryMonth' | 'expiryYear'>): string =>
  `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`;

/** A card is good to the end of its month. */
export const isExpired = (card: Pick<SavedCard, 'expiryMonth' | 'expiryYear'>, now: Date): boolean =>
  now >= new Date(card.expiryYear, card.expiryMonth, 1);
