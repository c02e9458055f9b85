import { expect, test } from 'vitest';
import { groupExpiry, groupNumber, readTypedCard } from './typed-card.ts';

test('a number is grouped as it is typed, and letters are left out', () => {
  expect(groupNumber('4242x42424')).toBe('4242 4242 4');
  expect(groupNumber('4242 4242 4242 4242')).toBe('4242 4242 4242 4242');
  expect(groupNumber('')).toBe('');
});

test('an expiry is grouped as it is typed; a month of one digit gets its zero', () => {
  expect(['1', '12', '123', '632', '06 / 32'].map(groupExpiry)).toEqual([
    '1',
    '12',
    '12 / 3',
    '06 / 32',
    '06 / 32',
  ]);
});

test('a complete card is read into what the tokeniser takes', () => {
  expect(readTypedCard({ number: '4242 4242 4242 4242', expiry: '06 / 32', cvc: '123' })).toEqual({
    number: '4242424242424242',
    expiryMonth: 6,
    expiryYear: 2032,
    cvc: '123',
  });
});

test('the first field that is not complete is named', () => {
  const card = { number: '4242 4242 4242 4242', expiry: '06 / 32', cvc: '123' };
  expect(readTypedCard({ ...card, number: '4242' })).toBe('number');
  expect(readTypedCard({ ...card, expiry: '13 / 32' })).toBe('expiry');
  expect(readTypedCard({ ...card, expiry: '06' })).toBe('expiry');
  expect(readTypedCard({ ...card, cvc: '12' })).toBe('cvc');
});
