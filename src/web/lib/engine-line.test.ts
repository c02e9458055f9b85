import { expect, test } from 'vitest';
import { engineLine } from './engine-line.ts';

test('who spoke and who moved the lips is one line', () => {
  expect(engineLine({ voice: 'embedded', lipSync: 'fal', notes: [] })).toBe(
    'Voice: embedded · Lip-sync: fal.ai',
  );
});

test('nothing is said of a hook that is still being made', () => {
  expect(engineLine({ voice: null, lipSync: null, notes: [] })).toBeNull();
});
