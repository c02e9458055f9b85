import { expect, test } from 'vitest';
import { findWords, timeWords } from './time-words.ts';

/** Each sound lasts a tenth of a second, including "pau". */
function phonesOf(row: string) {
  return row
    .split(' ')
    .map((phone, index) => ({ phone, startSeconds: index / 10, endSeconds: (index + 1) / 10 }));
}

const time = (words: string[], alone: string[][], row: string) =>
  timeWords(words, findWords(alone, row.split(' ')), phonesOf(row));

test('each word spans its phones, without pauses', () => {
  const alone = [
    ['g', 'ow'],
    ['n', 'aw'],
  ];
  const words = time(['go', 'now'], alone, 'g ow pau n aw');
  expect(words).toEqual([
    { word: 'go', startSeconds: 0, endSeconds: 0.2 },
    { word: 'now', startSeconds: 0.3, endSeconds: 0.5 },
  ]);
});

test('a reduced vowel and a sound dropped by linking do not move the next word', () => {
  const alone = [['ae', 'n', 'd'], ['ey'], ['d', 'aa', 'g']];
  const words = time(['and', 'a', 'dog'], alone, 'ax n ax d aa g');
  expect(words.map(({ startSeconds }) => startSeconds)).toEqual([0, 0.2, 0.3]);
});

test('a silent word is omitted', () => {
  expect(time(['go', '~'], [['g', 'ow'], []], 'g ow')).toHaveLength(1);
});

test('phones may start after a silence that is included in the spans', () => {
  const spans = findWords([['g', 'ow']], ['pau', 'g', 'ow', 'pau']);
  expect(timeWords(['go'], spans, phonesOf('g ow'), 1)).toEqual([
    { word: 'go', startSeconds: 0, endSeconds: 0.2 },
  ]);
});
