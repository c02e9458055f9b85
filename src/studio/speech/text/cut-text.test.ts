import { assert, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['a short text is one piece', 'Hello there.', 20, ['Hello there.']],
  ['it is cut after sentences', 'One. Two! Three?', 11, ['One. Two!', 'Three?']],
  ['else between words', 'one two three four', 10, ['one two', 'three four']],
  ['else anywhere', 'abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  ['other full stops count too', '你好。世界。', 4, ['你好。', '世界。']],
])('%s', (_name, text, maxLength, pieces) => {
  expect(cutText(text, maxLength)).toEqual(pieces);
});

test('no piece is too long, none is empty, and nothing but spaces is lost', () => {
  assert(
    property(
      string({ unit: 'grapheme', maxLength: 200 }),
      integer({ min: 2, max: 40 }),
      (text, maxLength) => {
        const pieces = cutText(text, maxLength);
        const bare = (some: string) => some.replace(/\s+/gu, '');
        return (
          pieces.every((piece) => piece.length <= maxLength && piece !== '' && piece.isWellFormed()) &&
          bare(pieces.join('')) === bare(text)
        );
      },
    ),
  );
});
