import { expect, test } from 'vitest';
import { ideas } from '../narrative/ideas.ts';
import { canHaveStoryboard, canSplit, countNarrative, narrativeProblem } from './narrative.ts';

test('a narrative needs 50 characters after trimming @story-pages-022', () => {
  expect(countNarrative('   ').missing).toBe(50);
  expect(countNarrative(`  ${'a'.repeat(42)}  `).missing).toBe(8);
  expect([canSplit('a'.repeat(49)), canSplit('a'.repeat(50))]).toEqual([false, true]);
});

test('an emoji counts as one character', () => {
  expect(countNarrative('🎉'.repeat(10)).length).toBe(10);
});

test('one that is too long says so', () => {
  const long = 'a'.repeat(10_001);
  expect(canSplit(long)).toBe(false);
  expect(narrativeProblem(long)).toBe('Please keep your story under 10,000 characters');
  expect(narrativeProblem('short')).toBeNull();
});

test('a storyboard needs more than ten characters', () => {
  expect([canHaveStoryboard('a'.repeat(10)), canHaveStoryboard('a'.repeat(11))]).toEqual([false, true]);
});

test.each(ideas)('the idea “$name” can be split at once', ({ narrative }) => {
  expect(canSplit(narrative)).toBe(true);
});
