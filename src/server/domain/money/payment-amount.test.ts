import { expect, test } from 'vitest';
import { coversOrder } from './payment-amount.ts';

const order = { priceCents: 4_900, currency: 'USD' };

test.each([
  ['the price', { amountCents: 4_900, taxCents: 0, currency: 'USD' }, true],
  ['the price including tax', { amountCents: 4_900, taxCents: 782, currency: 'USD' }, true],
  ['the price plus tax', { amountCents: 5_831, taxCents: 931, currency: 'USD' }, true],
  ['one cent too little', { amountCents: 4_899, taxCents: 0, currency: 'USD' }, false],
  ['more than the price without tax', { amountCents: 5_831, taxCents: 0, currency: 'USD' }, false],
  ['another currency', { amountCents: 4_900, taxCents: 0, currency: 'INR' }, false],
])('%s', (_name, paid, pays) => {
  expect(coversOrder(order, paid)).toBe(pays);
});
