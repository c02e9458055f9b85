import { expect, test } from 'vitest';
import { shareAt } from './split.ts';

test('the divider follows the pointer and stays in the frame', () => {
  expect([shareAt(150, 100, 200), shareAt(20, 100, 200), shareAt(900, 100, 200)]).toEqual([0.25, 0, 1]);
});

test('a frame without a width puts it at the edge', () => {
  expect(shareAt(150, 100, 0)).toBe(0);
});
