import { expect, test } from 'vitest';
import { spreadWords } from './spread-words.ts';

test('words follow each other without gaps, each as long as its share of the letters', () => {
  expect(spreadWords(' Go  outside ', 9)).toEqual([
    { word: 'Go', startSeconds: 0, endSeconds: 2 },
    { word: 'outside', startSeconds: 2, endSeconds: 9 },
  ]);
  expect(spreadWords('', 9)).toEqual([]);
});
