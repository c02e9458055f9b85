import { expect, test } from 'vitest';
import { isBareNumber } from './number-words.ts';

test.each(['62', '1,000', '3.5', '24/7', '(62', '-18', '10–12', '#1', 'four', 'TWELVE'])(
  '%s needs its next word',
  (word) => {
    expect(isBareNumber(word)).toBe(true);
  },
);

test.each(['62,', '5.', '$59', '50%', '62°C', '12!', 'four,', 'someone', 'thirteen', 'B2B', ''])(
  '%s stands without its next word',
  (word) => {
    expect(isBareNumber(word)).toBe(false);
  },
);
