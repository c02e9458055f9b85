import { expect, test } from 'vitest';
import { turned } from './head-turn.ts';

test('turning moves the middle of a face, keeps its edges and narrows the far half', () => {
  expect(turned(0, 20, 1).x).toBe(20);
  expect(turned(150, 20, 1).x).toBe(150);
  expect(turned(60, 20, 1).width).toBeLessThan(1);
  expect(turned(-60, 20, 1).width).toBeGreaterThan(1);
});

test('a face that looks ahead stays as painted', () => {
  expect(turned(60, 20, 0)).toEqual({ x: 60, width: 1 });
});
