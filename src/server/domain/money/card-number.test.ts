import { expect, test } from 'vitest';
import { holdsCardNumber } from './card-number.ts';

test.each([
  '4242424242424242',
  '4242 4242 4242 4242',
  '4242-4242-4242-4242',
  '{"card":{"number":4242424242424242}}',
  'tok_4242424242424242',
  'x4242424242424242y',
  '378282246310005',
  '6304000000000000000',
  '4222222222222',
  '0042424242424242420000000',
])('a card number in %s is detected', (text) => {
  expect(holdsCardNumber(text)).toBe(true);
});

test.each([
  '',
  '4242424242424241',
  '424242424242',
  '4242 in 2026, 4242 tomorrow',
  'tok_qwertzuiopasdfghjklyxcvbnm',
  '{"is_preferred":true,"card_token":"tok_abcdefghij"}',
])('no card number is detected in %s', (text) => {
  expect(holdsCardNumber(text)).toBe(false);
});
