import { describe, expect, test } from 'vitest';
import { readDetails } from './read-details.ts';
import { readOffer } from './read-offer.ts';
import { writeHooks } from './write-hooks.ts';

const tones = ['casual', 'professional', 'energetic', 'minimalist'] as const;
const setsOf = (sold: string): string[][] =>
  tones.map((tone) => writeHooks({ sold, tone })!.map(({ text }) => text));
const textOf = (sold: string): string => setsOf(sold).flat().join('\n');

/** Said by hooks that could be about anything. */
const empty = /Looking for|Take a look|what to look for|on your list/;

test.each([
  ['Babysitting app.', /The table is booked|last evening out/],
  ['Wedding photography.', /Somebody blinks|photo of yourself|wedding/],
  ['Oat milk.', /glass|usual|coffee/],
  ['Floor lamp.', /corner|when you come home|home/],
  ['Running club.', /first time|sofa|next week/],
])('a short description gets moments of its kind: %s', (sold, told) => {
  for (const texts of setsOf(sold)) {
    expect(texts.join('\n')).toMatch(told);
    expect(texts.filter((text) => empty.test(text)).length, texts.join('\n')).toBeLessThanOrEqual(4);
  }
});

test.each([
  ['A non-slip mat for cars', /floor of your car/],
  ['dog grooming salon', /[Yy]our dog leaves the room|an argument with a hairbrush/],
  ['A pair of earplugs for light sleepers', /a good listener|woke you up|night|ceiling/],
  ['We deliver three home-cooked dinners a week from chefs nearby.', /You open the fridge|did you really/],
  ['DrainPros is a plumbing company that fixes leaks on the same day.', /drip|tape|fix/i],
  ['HireHub is software that helps small restaurants find staff.', /CV|candidate|interview|job/i],
])('a particular product gets its own moments: %s', (sold, told) => {
  for (const texts of setsOf(sold)) expect(texts.join('\n')).toMatch(told);
});

test('who it is for is said more than once when it was asked for', () => {
  const hooks = writeHooks({
    sold: 'A GPS collar for dogs.',
    audience: 'hikers with dogs',
    tone: 'energetic',
  })!;
  expect(hooks.filter(({ text }) => /hikers/i.test(text)).length).toBeGreaterThanOrEqual(2);
});

test('what a part of the thing does is not said of the thing', () => {
  const text = textOf(
    'Pawline is a GPS collar. Battery lasts 21 days, waterproof, finds your dog within 2 seconds.',
  );
  expect(text).not.toMatch(/(?:collar|it) (?:that )?lasts? 21 days/);
  expect(text).toMatch(/finds? your dog within 2 seconds/);
});

test('those for whom others buy are not addressed', () => {
  expect(textOf('Private swimming lessons for kids')).not.toMatch(/^Kids,|tells kids/m);
  expect(textOf('A podcast hosting platform for beginners')).toMatch(/^Beginners,/m);
});

test('a verb before a noun is not a command, and small letters of a name stay small', () => {
  expect(textOf('Fall detection watch for elderly parents')).not.toMatch(/want to fall|to fall detection/i);
  expect(readOffer({ sold: 'Fall asleep in minutes.', tone: 'casual' })?.goal).toBe('fall asleep in minutes');
  expect(textOf('Roamly sells eSIMs for travellers.')).not.toMatch(/ESIM/);
});

test('nobody jokes about a grave matter', () => {
  expect(textOf('Divorce mediation for couples.')).not.toMatch(/Saturday|midnight|Traffic|Late trains/);
  expect(textOf('Garden mediation for neighbours.')).toMatch(/small print/);
});

test.each([
  ['A night light that projects stars onto the ceiling.', /your team|same plan/i],
  ['HireFlow screens job applications for small restaurants.', /kitchen bin|full bin/],
  ['Scheduling software that fills appointments at dental clinics.', /the dentist|mouth shut/],
  ['Solar garden lights that switch on at dusk.', /power bill|The bill/],
  ['A magnetic knife strip. Holds eight knives.', /slicing|tomato/],
  ['Guitar strings that stay bright.', /same three chords|can’t play it/],
  ['Gutter cleaning.', /Crumbs|crumbs/],
  ['A light therapy lamp.', /One more chapter/],
  ['A backpack that fits under an airplane seat.', /bigger home|when to disappear/],
])('a word beside the point brings no moment: %s', (sold, never) => {
  expect(textOf(sold)).not.toMatch(never);
});

describe('reading', () => {
  test.each([
    ['A cooling pillow filled with buckwheat hulls.', 'cooling pillow'],
    ['Small-batch maple syrup tapped in Vermont.', 'small-batch maple syrup'],
    ['A coffee cup.', 'coffee cup'],
    ['Garden shed.', 'garden shed'],
    ['Beef jerky cured with maple.', 'beef jerky'],
    ['An online course on bookkeeping for small shops.', 'online course on bookkeeping'],
  ])('the name of the thing in “%s” is “%s”', (sold, noun) => {
    expect(readOffer({ sold, tone: 'casual' })?.noun).toBe(noun);
  });

  test.each([
    ['Refillable deodorant. The case lasts; refills cost $8.', 'deodorant', null],
    ['An app. Free for two people, $3 a month for more.', 'app', null],
    ['LoadLink finds cargo. $0 to join.', null, null],
    ['A pillow. It adjusts and costs $49.', 'pillow', '$49'],
    ['Payroll software. $15 per person a month.', 'payroll software', '$15 per person a month'],
  ])('the price of “%s” (%s) is %s', (text, noun, price) => {
    expect(readDetails(text, noun).price).toBe(price);
  });

  test('an ingredient is not a feature', () => {
    expect(readDetails('Deodorant made with baking soda and coconut oil.', 'deodorant').features).toEqual([]);
    expect(readDetails('A lamp with a brass handle.', 'lamp').features).toEqual(['a brass handle']);
  });

  test('the subject of “that kids can flip” is the kids', () => {
    expect(readOffer({ sold: 'A board that kids can flip.', tone: 'casual' })?.act).toBeNull();
    expect(readOffer({ sold: 'A board that folds into a bridge.', tone: 'casual' })?.act?.acts).toBe(
      'folds into a bridge',
    );
  });

  test.each([
    ['Drone roof inspections.', 'book'],
    ['Window tinting.', 'book'],
    ['Warm bedding.', 'buy'],
    ['A period tracker. No account.', 'try'],
  ])('“%s” is something to %s', (sold, get) => {
    expect(readOffer({ sold, tone: 'casual' })?.get).toBe(get);
  });
});
