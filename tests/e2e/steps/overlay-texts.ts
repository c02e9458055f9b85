import fc from 'fast-check';

const words = [
  'stop',
  'SCROLLING',
  "don't",
  'wait',
  'café',
  'Łódź',
  '9.99',
  'ÜBER',
  '"really"',
  'new!',
  'why?',
  '50%',
  'Donaudampfschifffahrtsgesellschaft',
  'it',
  'and/or',
  '#1',
  'you’ll',
  'coffee.',
  'Straße',
  'ñandú',
];
/** Thirty texts that cover accents, prices, quotes and a word that is too long for a line. */
export const overlayTexts = fc.sample(
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 24 }).map((chosen) => chosen.join(' ')),
  { numRuns: 30, seed: 20_261_121 },
);
