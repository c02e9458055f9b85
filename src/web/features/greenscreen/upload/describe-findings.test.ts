import { expect, test } from 'vitest';
import { isEngineChoiceRequired, describeFindings } from './describe-findings.ts';

const examined = { status: 'completed', suggestedEngine: null, progress: 100 } as const;

test.each([
  ['green-screen', 'Green screen found'],
  ['blue-screen', 'Blue screen found'],
  ['person', 'Person found'],
  ['nothing', 'No person found'],
] as const)('%s is described as "%s"', (found, title) => {
  expect(describeFindings({ ...examined, found }).title).toBe(title);
});

test('before the clip is examined, shows the progress', () => {
  const clip = { status: 'processing', found: null, suggestedEngine: null, progress: 41.6 } as const;
  expect(describeFindings(clip).title).toBe('Looking at your clip… 42%');
});

test('without a result, Auto must be replaced with a choice', () => {
  expect(isEngineChoiceRequired({ found: 'nothing' }, 'auto')).toBe(true);
  expect(isEngineChoiceRequired({ found: 'nothing' }, 'matting')).toBe(false);
  expect(isEngineChoiceRequired({ found: 'person' }, 'auto')).toBe(false);
  expect(isEngineChoiceRequired(undefined, 'auto')).toBe(false);
});
