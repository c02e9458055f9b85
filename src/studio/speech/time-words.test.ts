import { expect, test } from 'vitest';
import { timeWords } from './time-words.ts';

/** Each sound lasts a tenth of a second; "pau" too. */
function phonesOf(row: string) {
  return row
    .split(' ')
    .map((phone, index) => ({ phone, startSeconds: index / 10, endSeconds: (index + 1) / 10 }));
}

test('each word spans its own sounds, pauses left out', () => {
  const words = timeWords(
    ['go', 'now'],
    [
      ['g', 'ow'],
      ['n', 'aw'],
    ],
    phonesOf('g ow pau n aw'),
  );
  expect(words).toEqual([
    { word: 'go', startSeconds: 0, endSeconds: 0.2 },
    { word: 'now', startSeconds: 0.3, endSeconds: 0.5 },
  ]);
});

test('a vowel reduced in the sentence and a sound that linking drops do not move the next word', () => {
  const alone = [['ae', 'n', 'd'], ['ey'], ['d', 'aa', 'g']];
  const words = timeWords(['and', 'a', 'dog'], alone, phonesOf('ax n ax d aa g'));
  expect(words.map(({ startSeconds }) => startSeconds)).toEqual([0, 0.2, 0.3]);
});

test('a word that made no sound is left out', () => {
  expect(timeWords(['go', '~'], [['g', 'ow'], []], phonesOf('g ow'))).toHaveLength(1);
});
