import { expect, test } from 'vitest';
import { spreadWords } from '../spread-words.ts';
import { captionRule } from './caption-rule.ts';
import { captionWords, textDisplayWidth } from './caption-words.ts';

const shown = (text: string, said = text.replaceAll('*', '')) =>
  captionWords(text, spreadWords(said, 6)).map(({ text: word, isEmphasised }) =>
    isEmphasised ? `[${word}]` : word,
  );

test('numbers and words between asterisks are emphasized @creator-007', () => {
  expect(shown('This is *really good*, for 9.99 or 50% off')).toEqual(
    'This is [really] [good] for [9.99] or [50%] off'.split(' '),
  );
  expect(shown('2 * 3 has no marks')).toEqual('[2] [3] has no marks'.split(' '));
});

test('unspoken characters at the end of a word are removed, a question mark stays', () => {
  expect(shown('Wait... what? Yes, “now”!')).toEqual(['Wait', 'what?', 'Yes', '“now”!']);
});

test('words keep their spoken times', () => {
  const said = [
    { word: 'Go', startSeconds: 0.31, endSeconds: 0.5 },
    { word: '—', startSeconds: 0.5, endSeconds: 0.6 },
    { word: 'home', startSeconds: 0.72, endSeconds: 1.1 },
  ];
  expect(captionWords('Go — home', said)).toMatchObject([
    { text: 'Go', startSeconds: 0.31, endSeconds: 0.5 },
    { text: 'home', startSeconds: 0.72, endSeconds: 1.1 },
  ]);
});

test('a voice that splits words differently keeps its words, and emphasis is matched by letters', () => {
  const said = spreadWords('twenty five reasons', 3);
  expect(captionWords('25 *Reasons*!', said).map(({ text, isEmphasised }) => [text, isEmphasised])).toEqual([
    ['twenty', false],
    ['five', false],
    ['reasons', true],
  ]);
});

test('a sentence without spaces is cut into pieces that share its time', () => {
  const text = '这个产品真的改变了我的生活你也应该试试看';
  const words = captionWords(text, [{ word: text, startSeconds: 1, endSeconds: 5 }]);
  expect(words.map((word) => word.text).join('')).toBe(text);
  expect(words[0]!.startSeconds).toBe(1);
  expect(words.at(-1)!.endSeconds).toBeCloseTo(5);
  for (const [index, word] of words.entries()) {
    expect(textDisplayWidth(word.text)).toBeLessThanOrEqual(captionRule.maxCharacters);
    if (index > 0) expect(word.startSeconds).toBeCloseTo(words[index - 1]!.endSeconds);
  }
});
