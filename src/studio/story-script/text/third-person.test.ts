import { describe, expect, test } from 'vitest';
import { isInstruction, toThirdPerson } from './third-person.ts';

describe('verbs are put into the third person singular', () => {
  test.each([
    ['We cook and they always swim.', 'We cooks and they always swims.'],
    [
      'Next, pour two cups of water into the pan and stir it.',
      'Next, You pours two cups of water into the pan and stirs it.',
    ],
    ['When the alarm rings, leave everything.', 'When the alarm rings, You leaves everything.'],
    ['Rosa sat on the bench.', 'Rosa sat on the bench.'],
    ['Water ran down the street.', 'Water ran down the street.'],
  ])('%s', (text, expected) => {
    expect(toThirdPerson(text)).toBe(expected);
  });
});

test('an instruction starts with a verb', () => {
  expect(isInstruction('Finally, stand it on the windowsill.')).toBe(true);
  expect(isInstruction('She stands on the windowsill.')).toBe(false);
  expect(isInstruction('Water ran down the street.')).toBe(false);
});
