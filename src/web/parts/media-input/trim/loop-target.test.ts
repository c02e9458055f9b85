import { expect, test } from 'vitest';
import { wholeRange } from '#contract/clip-range.ts';
import { loopTarget } from './loop-target.ts';

test('the preview jumps back at the end of the range, and forward to its start', () => {
  const range = { startSeconds: 5, endSeconds: 10 };
  expect(loopTarget(range, 7)).toBeNull();
  expect(loopTarget(range, 10.01)).toBe(5);
  expect(loopTarget(range, 0)).toBe(5);
  expect(loopTarget(wholeRange, 300)).toBeNull();
});
