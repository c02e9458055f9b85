import { expect, test } from 'vitest';
import { shortenName } from './shorten-name.ts';

const upTo = (letters: number) => (text: string) => text.length <= letters;

test.each([
  ['The Northern Lights Handcrafted Furniture and Interiors Co.', 34, 'The Northern Lights'],
  [
    'The Northern Lights Handcrafted Furniture and Interiors Co.',
    45,
    'The Northern Lights Handcrafted Furniture',
  ],
  ['Hill & Sons Fresh Organic Bakery', 22, 'Hill & Sons'],
  ['Bright Seed Coffee Roasters', 14, 'Bright Seed'],
  ['Luma Coffee', 11, 'Luma Coffee'],
])('"%s" in %i letters is "%s"', (name, letters, expected) => {
  expect(shortenName(name, upTo(letters))).toBe(expected);
});

test('a name of which only adjectives fit is not shortened', () => {
  expect(shortenName('Fresh Organic Bakery', upTo(14))).toBeNull();
});
