import { expect, test } from 'vitest';
import { groupExpiry, groupNumber, readTypedCard } from './typed-card.ts';

test('a number is grouped while typing, without letters', () => {
  expect(groupNumber('4242x42424')).toBe('4242 4242 4');
  expect(groupNumber('4242 4242 4242 4242')).toBe('4242 4242 4242 4242');
  expect(groupNumber('')).toBe('');
});

test('an expiry is grouped while typing; a one-digit month gets a leading zero', () => {
  expect(['1', '12', '123', '632', '06 / 32'].map(groupExpiry)).toEqual([
    '1',
    '12',
    '12 / 3',
    '06 / 32',
    '06 / 32',
  ]);
});

test('a complete card is converted for the tokeniser', () => {
  expect(readTypedCard({ number: '4242 4242 4242 4242', expiry: '06 / 32', cvc: '123' })).toEqual({
    number: '4242424242424242',
    expiryMonth: 6,
    expiryYear: 2032,
    cvc: '123',
  });
});

test('reports the first incomplete field', () => {
  const card = { number: '4242 4242 4242 4242', expiry: '06 / 32', cvc: '123' };
  expect(readTypedCard({ ...card, number: '4242' })).toBe('number');
  expect(readTypedCard({ ...card, expiry: '13 / 32' })).toBe('expiry');
  expect(readTypedCard({ ...card, expiry: '06' })).toBe('expiry');
  expect(readTypedCard({ ...card, cvc: '12' })).toBe('cvc');
});
