import { expect, test } from 'vitest';
import { fits, inTheirWords } from './presuppositions.ts';
import { varyOpening } from './vary-opening.ts';
import { writeHooks } from './write-hooks.ts';

test.each([
  [
    'Walk past without going in. You won’t make it.',
    'Sourdough bread delivered every Friday',
    'A bakery in Leeds',
  ],
  ['What color was your driveway when it was new?', 'Chimney sweeping', 'Driveway cleaning'],
  ['Let’s admit it: everybody knows the same three chords.', 'Online piano lessons', 'Guitar lessons'],
  ['Smell your wrist. Would you remember it?', 'Deodorant without aluminum', 'Perfume from France'],
  [
    'How many of your invoices are still unpaid right now?',
    'Bookkeeping for restaurants',
    'Invoicing for freelancers',
  ],
])('“%s” is not said of %s, but of %s', (line, foreign, own) => {
  expect(fits(line, foreign)).toBe(false);
  expect(fits(line, own)).toBe(true);
});

test('agents have clients, and dentists patients', () => {
  const line = 'Which customer did you promise to call back?';
  expect(inTheirWords(line, 'CRM for real estate agents')).toBe('Which client did you promise to call back?');
  expect(inTheirWords(line, 'A phone line for dentists')).toBe('Which patient did you promise to call back?');
  expect(inTheirWords(line, 'Software for shops')).toBe(line);
});

test('an opening varies and its sentence stays', () => {
  expect(varyOpening('Let’s admit it: we all do.', 'minimalist', 0)).toBe('Honestly? We all do.');
  expect(varyOpening('Careful: it’s loud.', 'casual', 0)).toBe('Fair warning: it’s loud.');
  expect(varyOpening('Nobody knows.', 'casual', 0)).toBe('Nobody knows.');
});

test.each([
  ['Mobile car detailing, we come to your office parking lot', /radio|orange light/, /office parking lot/],
  ['Gluten-free sourdough bread delivered every Friday', /walk past|your car|street/i, /every Friday/i],
  ['A weighted blanket that keeps you cool', /hotel|third of your life/, /keeps? you cool/],
  ['Waterproof hiking boots made from recycled plastic', /party|sitting down/, /trail|hike|creek|blister/],
  ['Dog walking and pet sitting in Brooklyn', /on a good day/, /Brooklyn/],
])('“%s” is told in its own setting, without %s', (sold, never, told) => {
  for (const tone of ['casual', 'professional', 'energetic', 'minimalist'] as const) {
    const text = writeHooks({ sold, tone })!
      .map((hook) => hook.text)
      .join('\n');
    expect(text).not.toMatch(never);
    expect(text).toMatch(told);
  }
});
