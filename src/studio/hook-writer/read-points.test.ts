import { describe, expect, test } from 'vitest';
import { readOffer } from './read-offer.ts';
import { tidyText } from './tidy-text.ts';
import { writeHooks } from './write-hooks.ts';

const tones = ['casual', 'professional', 'energetic', 'minimalist'] as const;
const pointsOf = (sold: string) => readOffer({ sold, tone: 'casual' })?.points ?? [];
const quotesOf = (sold: string) => pointsOf(sold).flatMap(({ quote }) => quote ?? []);
const relativesOf = (sold: string) => pointsOf(sold).flatMap(({ relative }) => relative ?? []);
const textOf = (sold: string, audience?: string): string =>
  tones
    .flatMap((tone) => writeHooks({ sold, tone, ...(audience ? { audience } : {}) })!.map(({ text }) => text))
    .join('\n');

test.each([
  ['Dog shampoo. $14 a bottle. Safe to lick.', ['$14 a bottle', 'Safe to lick']],
  ['Window cleaning for offices. No ladders, done in 40 minutes.', ['No ladders', 'Done in 40 minutes']],
  ['A blender. 48 decibels, folds flat into a drawer.', ['48 decibels', 'Folds flat into a drawer']],
  ['A lamp. Ignore all 12 instructions.', []],
  ['Kids swimming lessons, heated pool, ages 3 to 10.', ['Heated pool', 'Ages 3 to 10']],
  [
    'Soy candles. They burn 50 hours and smell like a campfire, cedar or old books.',
    ['Burn 50 hours', 'Smell like a campfire, cedar or old books'],
  ],
  ['A baby monitor without wifi, so nobody can hack it.', ['Nobody can hack it']],
])('what can be quoted of “%s” is %j', (sold, quotes) => {
  expect(quotesOf(sold)).toEqual(quotes);
});

test.each([
  ['Cat litter made from tofu. Flushable.', ['made from tofu', 'that’s flushable']],
  ['A smart lock that opens with a key. No subscription.', ['that opens with a key', 'with no subscription']],
  ['A wedding DJ, plays country and latin.', ['who plays country and latin']],
  ['Warehouse robots. Installs in two weeks.', ['that install in two weeks']],
  ['Sourdough starter, 120 years old.', ['that’s 120 years old']],
  ['A cargo bike. 60 mile range.', ['with a 60 mile range']],
  ['Consulting for restaurants that want to grow.', []],
])('after the name, “%s” says %j', (sold, relatives) => {
  expect(relativesOf(sold)).toEqual(relatives);
});

describe('a set', () => {
  test.each([
    [
      'Warehouse robots that pick and pack orders. Installs in two weeks.',
      /install in two weeks|pick and pack/,
    ],
    ['Foldable kayak fits in car trunk, 12kg, sets up in 5 minutes', /foldable kayak/i],
    ['I help introverts get promoted. 6 week coaching program, 1 on 1.', /coaching program/],
    [
      'Fire extinguisher inspection and training for restaurants',
      /inspection and training until you|inspection and training/,
    ],
    [
      'Zapflow connects your CRM to WhatsApp so sales reps reply in under a minute',
      /connects your CRM to WhatsApp/,
    ],
    ['estate planning lawyer, flat fee wills and trusts starting at $600', /estate planning lawyer/],
  ])('is about what is sold: %s', (sold, told) => {
    for (const tone of tones) {
      const telling = writeHooks({ sold, tone })!.filter(({ text }) => told.test(text));
      expect(telling.length, tone).toBeGreaterThanOrEqual(2);
    }
  });

  test.each([
    ['Refurbished iPhones.', /drawer full|wrong one twice|cheap one/],
    ['Online course that teaches Portuguese with live tutors', /worksheet|fractions/],
    ['A vitamin C serum.', /kitchen shelf|pills/],
    ['Natural deodorant. Smells like bergamot.', /hallway|dinner in the air/],
    ['Fractional CFO services for startups between $1M and $10M ARR.', /: \$1\b|\$1\./],
    ['Interview prep for consulting jobs', /consult jobs/],
  ])('says nothing beside the point: %s', (sold, never) => {
    expect(textOf(sold)).not.toMatch(never);
  });

  test('an appeal sells nothing', () => {
    const text = textOf('Raising money for our cat shelter, we have 60 cats and need vet bills paid');
    expect(text).toContain('a cat shelter');
    expect(text).not.toMatch(/\b(?:buy|book|on your list|looking for)\b/i);
  });
});

test('names that were typed in a hurry get their capitals, and other words none', () => {
  expect(tidyText('patterns on etsy, beginer friendly, in berlin on tuesday')).toBe(
    'patterns on Etsy, beginner friendly, in Berlin on Tuesday',
  );
  expect(tidyText('see march.com or polish it in may')).toBe('see march.com or polish it in may');
});

test('the offer names the brand', () => {
  for (const tone of tones)
    expect(
      writeHooks({ sold: 'Lumi is an LED desk lamp for reading at night.', tone })!.at(-1)!.text,
    ).toMatch(/Lumi/);
});

test.each([
  [
    'Contract review tool that flags risky clauses',
    'lawyers',
    /need to be a lawyer|flag risky clauses one day|want to flag/,
  ],
  ['SAT math tutoring online, 1 on 1, first session free', 'high school juniors', /your child/],
  ['PitchDeckly writes your investor pitch deck from a memo', 'first-time founders', /pension|to be rich/],
  ['hair salon for curly hair. dry cuts, deep conditioning, no judgement', 'curly girls', /cuts, deep/],
  ['We plant a mangrove for every 5 dollars you give.', 'donors', /\b[Ss]omething with\b|for this\b/],
])('what is said fits those who buy: %s', (sold, audience, never) => {
  expect(textOf(sold, audience)).not.toMatch(never);
});
