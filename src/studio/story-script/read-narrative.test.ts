import { expect, test } from 'vitest';
import { EmptyNarrativeError, readNarrative } from './read-narrative.ts';

test('a scene holds slices of the narrative, in order', () => {
  const { story } = readNarrative(
    'Mr. Smith woke up early. “Stop!” she said.\r\nThe kitchen was dark.\n\nHe went to work.',
  );
  expect(story.scenes.map(({ narration }) => narration)).toEqual([
    'Mr. Smith woke up early. “Stop!” she said.',
    'The kitchen was dark.',
    'He went to work.',
  ]);
});

test.each(['', ' \n\t', '😀🎉 ...'])('%j has nothing that could be told', (narrative) => {
  expect(() => readNarrative(narrative)).toThrow(EmptyNarrativeError);
});
