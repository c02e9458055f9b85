import { expect, test } from 'vitest';
import { cardExpiry, cardName, isExpired } from './card-facts.ts';

test('a card is named by its brand and last four digits, even if the brand is unknown', () => {
  expect(cardName({ brand: 'visa', last4: '4242' })).toBe('Visa ending in 4242');
  expect(cardName({ brand: 'Elo', last4: '0001' })).toBe('Elo ending in 0001');
});

test('an expiry has two digits each for month and year', () => {
  expect(cardExpiry({ expiryMonth: 6, expiryYear: 2032 })).toBe('06/32');
  expect(cardExpiry({ expiryMonth: 12, expiryYear: 2100 })).toBe('12/00');
});

test('a card is valid until the end of its month', () => {
  const card = { expiryMonth: 12, expiryYear: 2025 };
  expect(isExpired(card, new Date(2025, 11, 31, 23, 59))).toBe(false);
  expect(isExpired(card, new Date(2026, 0, 1))).toBe(true);
});
