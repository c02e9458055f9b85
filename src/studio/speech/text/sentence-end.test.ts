import { expect, test } from 'vitest';
import { endsSentence, hasSentenceMark } from './sentence-end.ts';

test.each([
  'later.',
  'Stop!',
  'why?',
  'wait…',
  '“Stop!”',
  "'Now.'",
  '(really.)',
  '«Oui.»',
  '終わり。',
  'no.',
])('“%s” ends a sentence', (word) => {
  expect(endsSentence(word)).toBe(true);
});

test.each(['later', 'later,', 'a:', '2.5', 'e.g', '“Stop”', ''])('“%s” does not end a sentence', (word) => {
  expect(endsSentence(word)).toBe(false);
  expect(hasSentenceMark(word)).toBe(false);
});

test.each(['Dr.', '“Mrs.', 'vs.', 'No.'])(
  'the mark of the abbreviation “%s” does not end a sentence',
  (word) => {
    expect(endsSentence(word)).toBe(false);
    expect(hasSentenceMark(word)).toBe(true);
  },
);
