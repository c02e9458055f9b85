import { expect, test } from 'vitest';
import { mustChooseEngine, sayFound } from './found-texts.ts';

const examined = { status: 'completed', suggestedEngine: null, progress: 100 } as const;

test.each([
  ['green-screen', 'Green screen found'],
  ['blue-screen', 'Blue screen found'],
  ['person', 'Person found'],
  ['nothing', 'No person found'],
] as const)('%s is said as "%s"', (found, title) => {
  expect(sayFound({ ...examined, found }).title).toBe(title);
});

test('before the clip was examined, how far that is', () => {
  const clip = { status: 'processing', found: null, suggestedEngine: null, progress: 41.6 } as const;
  expect(sayFound(clip).title).toBe('Looking at your clip… 42%');
});

test('where nothing was found, Auto has to be replaced by a choice', () => {
  expect(mustChooseEngine({ found: 'nothing' }, 'auto')).toBe(true);
  expect(mustChooseEngine({ found: 'nothing' }, 'matting')).toBe(false);
  expect(mustChooseEngine({ found: 'person' }, 'auto')).toBe(false);
  expect(mustChooseEngine(undefined, 'auto')).toBe(false);
});
