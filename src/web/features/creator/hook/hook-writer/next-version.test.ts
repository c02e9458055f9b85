import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { nextVersion } from './next-version.ts';

test.each([
  ['the first press', null, 0],
  ['a second press with the same entries', { brief: 'a lamp', version: 0 }, 1],
  ['the press after the last version', { brief: 'a lamp', version: limits.maxHookIdeasVersion }, 0],
  ['a press with new entries', { brief: 'a mug', version: 3 }, 0],
])('%s requests version %s', (_, written, version) => {
  expect(nextVersion(written, 'a lamp')).toBe(version);
});
