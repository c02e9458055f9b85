import { describe, expect, test } from 'vitest';
import { findAlike, findHookFaults } from './check-hooks.ts';
import { hookKinds, maxHookLength } from './hook-writer.ts';
import { deriveTrouble } from './pains/derive-trouble.ts';
import { causePatterns } from './cause-patterns.ts';
import { patterns } from './patterns.ts';
import { pains } from './pains/find-pain.ts';
import { families } from './families/find-family.ts';
import { graveFamily } from './families/broad/grave-family.ts';
import { unnamedFamily } from './families/broad/unnamed-family.ts';
import { testProducts } from './test-products.ts';
import { varyOpening } from './vary-opening.ts';
import { writeHooks } from './write-hooks.ts';

const familyLines = [...families, graveFamily, unnamedFamily].flatMap(({ lines }) =>
  Object.values(lines).flat(),
);
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}'-]+/gu) ?? [];
const momentsOf = ({ trouble, nuisance, ask, scene, twist }: (typeof pains)[number]): string[] => [
  trouble,
  nuisance,
  ask,
  scene,
  twist,
];
const tones = ['casual', 'professional', 'energetic', 'minimalist'] as const;
const chances = Array.from({ length: 20 }, (_, at) => at / 20);
/** The ways in which lines of families open. */
const openings = [
  'Let’s admit it: we’ve all been there.',
  'Careful: it is.',
  'Before: “This.” After: “That.”',
  'Nobody knows.',
  'Nobody tells you that it is.',
].flatMap((line) => tones.flatMap((tone) => chances.map((chance) => varyOpening(line, tone, chance))));
/** The words of the patterns and everyday moments, none of which states anything about what is sold. */
const ownWords = new Set(
  wordsOf(
    [
      ...[...Object.values(patterns), ...Object.values(causePatterns)]
        .flat()
        .map(({ text }) => text.replace(/\{\w+\}/g, ' ')),
      ...pains.flatMap(momentsOf),
      ...openings,
      ...familyLines.map((text) => text.replace(/\{\w+\}/g, ' ')),
    ].join(' '),
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

const unseen: readonly (readonly [sold: string, benefit: string])[] = [
  ['FrostMug is a steel travel mug that keeps drinks cold for 24 hours.', 'drinks cold'],
  ['LedgerLane automates invoice approvals for finance teams.', 'automate'],
  ['A tiny projector that turns any wall into a cinema.', 'wall into a cinema'],
  ['A stain remover spray that gets red wine out of carpets.', 'out of carpets'],
];
test.each(unseen)('at most half of the hooks repeat a benefit with a known pain: %s', (sold, benefit) => {
  const repeated = tones.map(
    (tone) => writeHooks({ sold, tone })!.filter(({ text }) => text.toLowerCase().includes(benefit)).length,
  );
  expect(Math.max(...repeated)).toBeLessThanOrEqual(5);
  expect(Math.min(...repeated)).toBeGreaterThan(0);
});

test('no everyday moment and no line of a family makes a claim or is too long to be said', () => {
  for (const moment of [...pains.flatMap(momentsOf), ...familyLines]) {
    expect(moment.replace(/\$1|\{\w+\}/g, '')).not.toMatch(claims);
    expect(moment.length, moment).toBeLessThanOrEqual(100);
  }
});

test.each([
  ['automate payslips', 'doing payslips by hand'],
  ['keep your tools sharp', 'tools that won’t stay sharp'],
  ['pour without dripping', 'dripping'],
  ['relax', null],
])('the trouble of people who cannot “%s” is: %s', (use, trouble) => {
  expect(deriveTrouble(use)).toBe(trouble);
});

test.each([
  ['a part of a compound', 'A cast-iron teapot.', 'slept in'],
  ['the brand with its noun', 'QuietNest earplugs block snoring.', 'this QuietNest'],
  ['what is said of the customers', 'Consulting for restaurants that want to grow.', 'it want'],
  ['flowers that are sold, not cut', 'We deliver cut flowers to your office.', 'could cut'],
  ['a verb after a name', 'LedgerLane automates invoice approvals.', 'your automates'],
  ['a doubled consonant', 'CueCard is an app that quizzes you on Fridays.', 'quizz you'],
  ['the pronoun after "for"', 'A vault that remembers every code for you.', 'for I'],
])('never misreads %s', (_, sold, never) => {
  for (const tone of tones)
    for (const { text } of writeHooks({ sold, tone })!) expect(text).not.toContain(never);
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
    [
      'a shop that sells',
      'Our bakery sells gluten-free cakes for birthdays.',
      'gluten-free cakes',
      'our bakery',
    ],
    [
      'work that is not counted',
      'I offer bookkeeping for freelance designers.',
      'bookkeeping',
      'a bookkeeping',
    ],
    [
      'how fast it goes',
      'A serum that fades dark spots in a few weeks.',
      'fade dark spots in a few weeks',
      'you could fade',
    ],
    [
      'what is sent is got',
      'Moss is a subscription that sends you a new plant every month.',
      'sends you a new plant every month',
      'you could send',
    ],
    [
      'what the thing does by itself',
      'An espresso machine that heats up fast.',
      'espresso machine',
      'you could heat up',
    ],
    [
      'the wish of others',
      'Get your passport photos taken at home with SnapPass.',
      'your passport photos taken at home',
      'SnapPass makes',
    ],
    ['a purpose with a doubled consonant', 'A knife for cutting bread.', 'knife', 'cutt bread'],
    ['the object of cutting is not a problem', 'A knife for cutting bread.', 'knife', 'up with bread'],
    ['costs that are cut', 'An app for cutting costs.', 'cutting costs', 'to cutt'],
    ['pupils are not sold', 'We teach kids to code with robots.', 'code with robots', 'these kids'],
  ])('%s', (_, sold, said, never) => {
    expect(textOf(sold).toLowerCase()).toContain(said.toLowerCase());
    expect(textOf(sold)).not.toContain(never);
  });
});
