import { expect, test } from 'vitest';
import { speakableText } from '../text/speakable-text.ts';
import { splitSentences } from './split-sentences.ts';

const split = (text: string) =>
  splitSentences(speakableText(text)).map((sentence) => sentence.map((word) => word.spoken).join(' '));

test('a sentence ends at its full stop, not at that of a title', () => {
  expect(split('Ask Dr. Smith about it. She knows everything!')).toEqual([
    'Ask Dr. Smith about it.',
    'She knows everything!',
  ]);
});

test('a short exclamation is joined to the next sentence', () => {
  expect(split('Wait! Look at this one.')).toEqual(['Wait! Look at this one.']);
});

test('a text without a full stop is split between words before it is too long, without loss', () => {
  const text = 'clever little product '.repeat(100).trim();
  const sentences = split(text);
  expect(Math.max(...sentences.map((sentence) => sentence.length))).toBeLessThanOrEqual(300);
  expect(sentences.join(' ')).toBe(text);
});
