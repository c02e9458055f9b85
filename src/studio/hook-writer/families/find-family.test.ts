import { expect, test } from 'vitest';
import { findHookFaults } from '../check-hooks.ts';
import { hookKinds, maxHookLength } from '../hook-writer.ts';
import { capitalise } from '../inflect.ts';
import { shorten } from '../shorten-point.ts';
import { writeHooks } from '../write-hooks.ts';
import { families, findFamily } from './find-family.ts';

const textOf = (sold: string): string =>
  ['casual', 'minimalist']
    .map((tone) => writeHooks({ sold, tone: tone as 'casual' })!.map(({ text }) => text))
    .flat()
    .join('\n');

test('each family has lines of every kind, and the last fits everything', () => {
  for (const { lines } of families)
    for (const kind of hookKinds) expect(new Set(lines[kind]).size, kind).toBeGreaterThanOrEqual(1);
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

test.each([
  ['custom pet portraits painted from your photo', /that face|on the wall/],
  ['Payroll software for restaurants', /payday/i],
  ['Organic cotton clothes for kids', /grow|kid/],
  ['Bike light that clips on', /ride|bike/i],
  ['Watch repair', /second life|fix/],
  ['An app that splits bills between roommates', /owes?\b|who paid/i],
  ['Wedding videographer in Tuscany', /wedding|napkins/i],
])('“%s” has lines of its own kind', (sold, told) => {
  for (const text of [textOf(sold)]) expect(text).toMatch(told);
});

const quotationMarks = new Set(['“', '”']);
/** Every line, filled with a thing of each number. */
const filled = families.flatMap(({ lines }) =>
  Object.values(lines)
    .flat()
    .flatMap((line) =>
      [
        { thing: 'an oak desk', kinds: 'oak desks', kind: 'oak desk', it: 'it', is: 'is' },
        { thing: 'blue socks', kinds: 'blue socks', kind: 'blue socks', it: 'them', is: 'are' },
      ].map(({ thing, kinds, kind, it, is }) =>
        line
          .replace(/\{(?:thing|label|short|named)\}/g, thing)
          .replace(/\{(?:Thing|Label)\}/g, capitalise(thing))
          .replace(/\{Kinds\}/g, capitalise(kinds))
          .replace(/\{kinds\}/g, kinds)
          .replace(/\{[Kk]ind1?\}/g, kind)
          .replace(/\{get\}/g, 'try')
          .replace(/\{another\}/g, 'more socks')
          .replace(/\{[Aa]udience\}/g, 'Parents')
          .replace(/\{it\|them\}/g, it)
          .replace(/\{is\|are\}/g, is)
          .replace(/\{([^{}|]+)\|([^{}|]+)\}/g, '$1'),
      ),
    ),
);

test('no line of any family has a formal fault, an open quotation or British spelling', () => {
  for (const text of filled) {
    expect({ text, faults: findHookFaults(text) }).toEqual({ text, faults: [] });
    expect(text.length, text).toBeLessThanOrEqual(maxHookLength);
    const quotes = [...text].filter((mark) => quotationMarks.has(mark));
    expect(quotes.join('').replaceAll('“”', ''), text).toBe('');
    expect(text).not.toMatch(
      /\b(?:favourite|colour|neighbour|flavour|petrol|pyjamas|nappies|trousers|rubbish|queue|wardrobe|mum)\w*/i,
    );
  }
});
