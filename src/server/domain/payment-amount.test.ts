import { expect, test } from 'vitest';
import { paysOrder } from './payment-amount.ts';

const order = { priceCents: 4_900, currency: 'USD' };

test.each([
  ['the price', { amountCents: 4_900, taxCents: 0, currency: 'USD' }, true],
  ['the price with tax inside', { amountCents: 4_900, taxCents: 782, currency: 'USD' }, true],
  ['the price and tax on top', { amountCents: 5_831, taxCents: 931, currency: 'USD' }, true],
  ['a cent too little', { amountCents: 4_899, taxCents: 0, currency: 'USD' }, false],
  ['more without tax to explain it', { amountCents: 5_831, taxCents: 0, currency: 'USD' }, false],
  ['another currency', { amountCents: 4_900, taxCents: 0, currency: 'INR' }, false],
])('%s', (_name, paid, pays) => {
  expect(paysOrder(order, paid)).toBe(pays);
});
