import { expect, test } from 'vitest';
import { framings, planShots } from './plan-shots.ts';
import { splitSpoken } from './sentences.ts';

const words = 'Stop scrolling now. This kettle never drips. Take a look.'
  .split(' ')
  .map((word, index) => ({ word, startSeconds: index * 0.5, endSeconds: index * 0.5 + 0.4 }));
const shotsFrom = (first?: 'medium' | 'close') =>
  planShots(splitSpoken(words), 165, 30, [], [], first).map((shot) => Math.round(shot!.zoom * 100) / 100);

test('a later take can begin close and then alternates the other way', () => {
  expect(shotsFrom()[0]).toBe(framings.medium);
  expect(shotsFrom('close')[0]).toBe(framings.close);
  const differing = shotsFrom('close').filter((zoom, frame) => Math.abs(zoom - shotsFrom()[frame]!) > 0.08);
  expect(differing.length).toBeGreaterThan(150);
});

test('a shot that needs room below is wide in every take', () => {
  const shots = planShots(splitSpoken(words), 165, 30, [5], [], 'close');
  expect(shots[5]!.zoom).toBeLessThan(framings.medium);
});
