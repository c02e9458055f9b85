import { expect, test } from 'vitest';
import { formatCredits, formatFileSize, formatMoney, formatSeconds, withPrice } from './format.ts';

test.each([
  [0, '0 Bytes'],
  [-1, '0 Bytes'],
  [Number.NaN, '0 Bytes'],
  [1, '1 Bytes'],
  [1_023, '1023 Bytes'],
  [1_024, '1 KB'],
  [1_536, '1.5 KB'],
  [209_715_200, '200 MB'],
  [1_073_741_824, '1 GB'],
  [5 * 1024 ** 4, '5120 GB'],
])('%d bytes read %s @constants-006', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test('a chosen length is in seconds, and in minutes beyond the first one', () => {
  expect([formatSeconds(6), formatSeconds(59.7), formatSeconds(75), formatSeconds(4.25, 1)]).toEqual([
    '6 s',
    '60 s',
    '1 min 15 s',
    '4.3 s',
  ]);
});

test('whole prices have no cents, others have two', () => {
  expect(formatMoney(249, 'USD')).toBe('$249');
  expect(formatMoney(49.5, 'USD')).toBe('$49.50');
});

test('uses the singular for one credit', () => {
  expect([formatCredits(1), formatCredits(0), formatCredits(1_400)]).toEqual([
    '1 credit',
    '0 credits',
    '1,400 credits',
  ]);
});

test('a button shows its price, or that it is free', () => {
  expect([
    withPrice('Draw', 10),
    withPrice('Draw', 1),
    withPrice('Draw', 0),
    withPrice('Draw', undefined),
  ]).toEqual(['Draw · 10 credits', 'Draw · 1 credit', 'Draw · free', 'Draw']);
});
