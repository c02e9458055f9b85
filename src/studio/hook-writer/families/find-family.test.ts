import { expect, test } from 'vitest';
import { hookKinds } from '../hook-writer.ts';
import { shorten } from '../shorten-point.ts';
import { writeHooks } from '../write-hooks.ts';
import { families, findFamily } from './find-family.ts';

const textOf = (sold: string): string =>
  ['casual', 'minimalist']
    .map((tone) => writeHooks({ sold, tone: tone as 'casual' })!.map(({ text }) => text))
    .flat()
    .join('\n');

test('each family has two lines of every kind, and the last fits everything', () => {
  for (const { lines } of families)
    for (const kind of hookKinds) expect(new Set(lines[kind]).size, kind).toBeGreaterThanOrEqual(2);
  expect(findFamily('buy', 'gyroscope')).toBe(families.at(-1));
});

test.each([
  ['magnesium sleep gummies, no melatonin', /bottles on the kitchen shelf/, /sleep gummies/],
  ['I make stoneware dinner plates by hand.', /mugs?\b/, /dinner plates/],
  ['Build your own ukulele kit', /(?:want|love) to build|your own ukulele/, /a ukulele kit/],
  ['hand knitted baby blankets from merino wool', /I’ve asked|I’ve nodded|took me longer/, /baby blankets/],
])('“%s” is told without %s', (sold, never, told) => {
  expect(textOf(sold)).not.toMatch(never);
  expect(textOf(sold)).toMatch(told);
});

test.each([
  'Nordlys',
  'Wir verkaufen handgemachte Seifen aus Olivenöl',
  'cours de guitare en ligne',
  'jabones artesanales hechos a mano',
])('a bare brand and other languages are refused: %s', (sold) => {
  expect(writeHooks({ sold, tone: 'casual' })).toBeNull();
});

test.each(['Kombucha', 'Las Vegas helicopter tours', 'dog bed orthopedic', 'die cut stickers'])(
  'foreign and unusual words in a product are no other language: %s',
  (sold) => {
    expect(writeHooks({ sold, tone: 'casual' })).toHaveLength(hookKinds.length);
  },
);

test.each([
  ['lets you share your live location with friends for free', 'lets you share your live location'],
  ['cuts picking errors and integrates with Shopify', 'cuts picking errors'],
  ['stays hot for 12 hours', 'stays hot for 12 hours'],
  ['a very long name of a thing that nobody can say', null],
])('“%s” is shortened to %j', (text, short) => {
  expect(shorten(text, 6)).toBe(short);
});
