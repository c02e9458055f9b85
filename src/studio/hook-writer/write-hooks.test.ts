import { describe, expect, test } from 'vitest';
import { findAlike, findHookFaults } from './check-hooks.ts';
import { hookKinds, maxHookLength } from './hook-writer.ts';
import { patterns } from './patterns.ts';
import { testProducts } from './test-products.ts';
import { writeHooks } from './write-hooks.ts';

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}'-]+/gu) ?? [];
/** The words of the patterns themselves, none of which states anything about what is sold. */
const ownWords = new Set(
  wordsOf(
    Object.values(patterns)
      .flat()
      .map(({ text }) => text.replace(/\{\w+\}/g, ' '))
      .join(' '),
  ),
);
/** Joints between the user's words: articles, and verbs of having. */
const joining = new Set([
  'a',
  'an',
  'any',
  'other',
  'another',
  'this',
  'these',
  'your',
  'my',
  'their',
  'they',
  'i',
  'am',
  'have',
  'buy',
  'book',
  'try',
  'download',
  'sign',
  'up',
  'for',
  'pick',
]);
const stem = (word: string): string => word.replace(/(?:ing|ed|es|s|e)$/, '');
const claims = /\d|%|\b(?:best|cheapest|guarantee|proven|clinically|free|instantly|number one)\b/i;

test('thirty products are of different kinds, for at least five audiences, in every tone', () => {
  expect(testProducts).toHaveLength(30);
  expect(new Set(testProducts.map(({ audience }) => audience)).size).toBeGreaterThan(5);
  expect(new Set(testProducts.map(({ tone }) => tone)).size).toBe(4);
});

test.each(testProducts.map((brief) => [brief.sold, brief] as const))(
  'writes ten sound hooks for: %s',
  (_, brief) => {
    const hooks = writeHooks(brief)!;
    expect(hooks.map(({ kind }) => kind)).toEqual(hookKinds);
    const given = new Set(wordsOf(`${brief.sold} ${brief.audience ?? ''}`).map(stem));
    for (const { text } of hooks) {
      expect(text.length).toBeLessThanOrEqual(maxHookLength);
      expect({ text, faults: findHookFaults(text) }).toEqual({ text, faults: [] });
      const unsourced = wordsOf(text).filter(
        (word) => !ownWords.has(word) && !joining.has(word) && !given.has(stem(word)),
      );
      expect({ text, unsourced }).toEqual({ text, unsourced: [] });
      for (const [claim] of text.matchAll(new RegExp(claims, 'gi')))
        expect(`${brief.sold} ${brief.audience ?? ''}`.toLowerCase()).toContain(claim.toLowerCase());
    }
    expect(findAlike(hooks)).toEqual([]);
    expect(writeHooks(brief)).toEqual(hooks);
  },
);

test.each([
  'Want to {goal}?',
  'A hour a day.',
  'An unique serum.',
  'You need need this.',
  'Two  spaces.',
  'no capital.',
  'No end',
  'Here it are!',
])('the rules detect the fault in: %s', (text) => {
  expect(findHookFaults(text)).not.toEqual([]);
});

test('two hooks that say almost the same are found', () => {
  const hooks = ['Want to sleep well?', 'Want to sleep well?!'].map((text) => ({
    kind: 'question' as const,
    text,
  }));
  expect(findAlike(hooks)).toHaveLength(1);
});

test.each(['', '???', '手工乌龙茶'])('writes nothing without an English product: "%s"', (sold) => {
  expect(writeHooks({ sold, tone: 'casual' })).toBeNull();
});

describe('products that the rules were not written with', () => {
  const textOf = (sold: string): string =>
    (writeHooks({ sold, tone: 'casual' }) ?? []).map(({ text }) => text).join('\n');

  test.each([
    [
      'a seller that is not a pronoun',
      'Kornbox delivers frozen rolls that bake in twelve minutes.',
      'frozen rolls',
      'delivers',
    ],
    ['a shop that sells', 'Our bakery sells gluten-free cakes for birthdays.', 'gluten-free cakes', 'bakery'],
    [
      'work that is not counted',
      'I offer bookkeeping for freelance designers.',
      'bookkeeping',
      'a bookkeeping',
    ],
    ['how fast it goes', 'A serum that fades dark spots in a few weeks.', 'fade dark spots', 'weeks'],
    [
      'what is sent is got',
      'Moss is a subscription that sends you a new plant every month.',
      'get a new plant',
      'send you',
    ],
    [
      'what the thing does by itself',
      'An espresso machine that heats up fast.',
      'espresso machine',
      'heat up',
    ],
    [
      'the wish of others',
      'Get your passport photos taken at home with SnapPass.',
      'their passport photos',
      'SnapPass makes',
    ],
    ['a purpose with a doubled consonant', 'A knife for cutting bread.', 'cut bread', 'cutt'],
    ['the object of cutting is not a problem', 'A knife for cutting bread.', 'cut bread', 'up with bread'],
    ['costs that are cut are a problem', 'An app for cutting costs.', 'with costs', 'cutt'],
    ['pupils are not sold', 'We teach kids to code with robots.', 'code with robots', 'these kids'],
  ])('%s', (_, sold, said, never) => {
    expect(textOf(sold)).toContain(said);
    expect(textOf(sold)).not.toContain(never);
  });
});
