import { expect, test } from 'vitest';
import { containsCardNumber } from './card-number.ts';

test.each([
  '4242424242424242',
  '4242 4242 4242 4242',
  '4242-4242-4242-4242',
  '4242424242424242 123',
  '4242424242424242 12',
  '4242 4242 4242 4242 123',
  '27 4242424242424242',
  '{"card":{"number":4242424242424242}}',
  'tok_4242424242424242',
  'x4242424242424242y',
  '378282246310005',
  '6304000000000000000',
  '4222222222222',
  '0042424242424242420000000',
])('a card number in %s is detected', (text) => {
  expect(containsCardNumber(text)).toBe(true);
});

test.each([
  '',
  '4242424242424241',
  '424242424242',
  // Parts of 13 to 16 digits pass the check, but the run is one number.
  '4242424242424242123',
  '4242424242424241 124',
  '4242 in 2026, 4242 tomorrow',
  'tok_qwertzuiopasdfghjklyxcvbnm',
  '{"is_preferred":true,"card_token":"tok_abcdefghij"}',
])('no card number is detected in %s', (text) => {
  expect(containsCardNumber(text)).toBe(false);
});
