import { expect, test } from 'vitest';
import { findRangeProblem, loopTarget, wholeClip } from './clip-range.ts';

test.each([
  ['the whole clip, however long', wholeClip, 300, null],
  ['five seconds', { startSeconds: 2, endSeconds: 7 }, 40, null],
  ['less than five', { startSeconds: 2, endSeconds: 6.9 }, 40, 'length'],
  ['two minutes', { startSeconds: 0, endSeconds: 120 }, 300, null],
  ['more than two minutes', { startSeconds: 0, endSeconds: 121 }, 300, 'length'],
  ['from a start to the end', { startSeconds: 10, endSeconds: null }, 40, null],
  ['backwards', { startSeconds: 20, endSeconds: 10 }, 40, 'order'],
  ['beyond the end', { startSeconds: 0, endSeconds: 41 }, 40, 'outside'],
  ['an unknown length', { startSeconds: 10, endSeconds: null }, null, null],
] as const)('%s', (_name, range, clipSeconds, problem) => {
  expect(findRangeProblem(range, clipSeconds)).toBe(problem);
});

test('the preview jumps back at the end of the part, and forward to its start', () => {
  const range = { startSeconds: 5, endSeconds: 10 };
  expect(loopTarget(range, 7)).toBeNull();
  expect(loopTarget(range, 10.01)).toBe(5);
  expect(loopTarget(range, 0)).toBe(5);
  expect(loopTarget(wholeClip, 300)).toBeNull();
});
