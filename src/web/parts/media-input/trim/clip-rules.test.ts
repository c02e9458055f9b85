import { expect, test } from 'vitest';
import { clipFacts } from './clip-facts.fixture.ts';
import { uploadRules } from './clip-rules.ts';

test('a clip that can be cut here stays here @upload-011', () => {
  expect(uploadRules.isCutInBrowser(clipFacts)).toBe(true);
  expect(uploadRules.isSentAtOnce(clipFacts, false)).toBe(false);
});

test.each([
  ['that cannot be cut here', { ...clipFacts, isCuttable: false }],
  ['that is too short to trim', { ...clipFacts, durationSeconds: 5 }],
  ['of unknown duration', { ...clipFacts, durationSeconds: null }],
])('a clip %s is sent at once @upload-012', (_name, facts) => {
  expect(uploadRules.isCutInBrowser(facts)).toBe(false);
  expect(uploadRules.isSentAtOnce(facts, false)).toBe(true);
});

test('an interrupted upload continues at once, and a clip unreadable in the browser is sent', () => {
  expect(uploadRules.isSentAtOnce(clipFacts, true)).toBe(true);
  expect(uploadRules.isSentAtOnce(null, false)).toBe(true);
});
