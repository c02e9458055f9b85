import { expect, test } from 'vitest';
import { breakPiece } from './split-words.ts';

test('a broken piece in the middle of a word ends where the next piece begins', () => {
  const piece = { text: 'abcd', index: 0, share: 0.25, endShare: 0.5, hasSpaceBefore: false };
  const parts = breakPiece(piece, (text) => text.length <= 2);
  expect(parts.map(({ text, share, endShare }) => [text, share, endShare])).toEqual([
    ['ab', 0.25, 0.375],
    ['cd', 0.375, 0.5],
  ]);
});
