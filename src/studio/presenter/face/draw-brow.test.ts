import { expect, test } from 'vitest';
import { browBend } from './draw-brow.ts';
import { expressions, type Feeling } from '../motion/feelings.ts';

/** Where the inner end, the middle and the outer end of a brow move, in pixels; negative is up. */
function bendOf(feeling: Feeling): { inner: number; middle: number; outer: number } {
  const bend = browBend(expressions[feeling]);
  return { inner: bend(-1), middle: bend(0), outer: bend(1) };
}

test('surprise bends a brow into an arch that is highest in its middle', () => {
  const { inner, middle, outer } = bendOf('surprised');
  expect(middle).toBeLessThan(Math.min(inner, outer));
  expect(bendOf('neutral')).toEqual({ inner: 0, middle: 0, outer: 0 });
});

test.each(['sad', 'worried', 'tender'] as const)('%s brows rise towards their inner ends', (feeling) => {
  const { inner, middle, outer } = bendOf(feeling);
  expect(inner).toBeLessThan(middle);
  expect(middle).toBeLessThan(outer);
});

test('anger presses the inner ends down', () => {
  const { inner, outer } = bendOf('annoyed');
  expect(inner).toBeGreaterThan(10);
  expect(outer).toBeLessThan(0);
});
