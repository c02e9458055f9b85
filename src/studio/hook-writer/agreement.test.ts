import { expect, test } from 'vitest';
import { readDetails } from './read-details.ts';
import { readOffer } from './read-offer.ts';
import { writeHooks } from './write-hooks.ts';

const tones = ['casual', 'professional', 'energetic', 'minimalist'] as const;
const setsOf = (sold: string, audience?: string): string[][] =>
  tones.map((tone) => writeHooks({ sold, tone, ...(audience ? { audience } : {}) })!.map(({ text }) => text));
const textOf = (sold: string, audience?: string): string => setsOf(sold, audience).flat().join('\n');

test.each([
  ['Dog shampoo with oatmeal for itchy skin.', /your hair|ponytail|tired hair|bad hair/],
  ['A car shampoo that leaves no streaks.', /hair|ponytail/],
  ['Shampoo for horses.', /hair|ponytail/],
  ['A carpet shampoo.', /hair|ponytail/],
  ['Window cleaning for offices.', /weekend|Saturday|Crumbs|crumbs/],
  ['A heated blanket for cats.', /alarm|asleep|insomnia|three in the morning/],
  ['Sunscreen for horses.', /beach|holiday|shoulders/],
  ['A toothbrush for dogs.', /Mirror|bad hair day|plastic brush/],
  ['A stroller fan.', /shirt today|cleaner baby|hold the baby/],
  ['An oak coffee table.', /caf[eé]|a queue|espresso|first coffee/],
  ['An iron wine rack.', /everybody brings|same old thing/],
])('tells no moment about a foreign subject: %s', (sold, never) => {
  expect(textOf(sold)).not.toMatch(never);
});

test.each([
  ['A shampoo for dry hair.', /hair/],
  ['Dog shampoo with oatmeal.', /bath time|dog/],
  ['A chew toy that keeps your dog busy.', /bored dog|shoes|dog/],
  ['Cat litter that stops odours.', /smell|[Cc]at/],
  ['Cordless vacuum that picks up dog hair and pet hair.', /fur|Half of your pet|Pet hair|dust/i],
  ['Coffee from a small roastery.', /coffee/i],
])('tells a moment that is about: %s', (sold, told) => {
  expect(textOf(sold)).toMatch(told);
});

test('the buyers of something for animals are not its users', () => {
  expect(textOf('A shampoo for itchy skin.', 'dog owners')).not.toMatch(/your hair|ponytail/);
  expect(textOf('A heated bed for dogs.')).not.toMatch(/your (?:heated )?bed\b/);
});

test('a clause about telling or showing something is quoted to its end', () => {
  const sold = 'RentProof is an app that tells renters which photos to take before they move out.';
  expect(readOffer({ sold, tone: 'casual' })?.act?.acts).toBe(
    'tells renters which photos to take before they move out',
  );
  expect(textOf(sold)).not.toMatch(/tells? renters(?! which)|want to know\.|love to know\./);
  const long =
    'An app that tells tenants which of the many rooms and walls and doors and windows they should photograph.';
  expect(readOffer({ sold: long, tone: 'casual' })?.act ?? null).toBeNull();
  expect(textOf(long)).not.toMatch(/tells? tenants[.?”,]/);
});

test('what comes after “for dogs with” is theirs, not a part of the product', () => {
  const sold = 'A heated bed for dogs with stiff joints. $89, washable cover.';
  expect(readDetails(sold, 'heated bed').features).toEqual(['a washable cover']);
  expect(readOffer({ sold, tone: 'casual' })?.whom).toBe('dogs with stiff joints');
  expect(textOf(sold)).not.toMatch(/(?:one|bed), with stiff|one with stiff|for stiff joints|“stiff/i);
  expect(readDetails('A lamp for reading with a brass handle.', 'lamp').features).toEqual(['a brass handle']);
  expect(readDetails('A helmet spray. Safe on visors.', 'helmet spray').features).toEqual([]);
});

test.each([
  ['Dog shampoo with oatmeal. $14 a bottle. Safe to lick.', /\$14 a bottle|Safe to lick/],
  ['Bookkeeping for freelancers, €79 a month.', /€79 a month/],
  ['Horse spray that cleans muddy legs in 5 minutes. No bath needed.', /in 5 minutes|No bath needed/],
  ['A bike light. $35. No screws.', /\$35|No screws/i],
])('at least two of ten hooks quote a fact of: %s', (sold, fact) => {
  for (const texts of setsOf(sold))
    expect(texts.filter((text) => fact.test(text)).length, texts.join('\n')).toBeGreaterThanOrEqual(2);
});

test('only what happens is counted', () => {
  for (const tone of tones)
    for (const version of [0, 1, 2, 3, 4])
      for (const { text } of writeHooks({ sold: 'Bookkeeping for freelancers.', tone, version })!)
        expect(text).not.toMatch(/how often it happens[:.] (?:a shoebox|the folder)/i);
});

test('work that is not counted is not “one”, and its duration is not a feature', () => {
  expect(textOf('Oven cleaning for restaurants. 90 minutes per oven, a free inspection report.')).not.toMatch(
    /ask for one|one with|with 90 minutes/,
  );
});
