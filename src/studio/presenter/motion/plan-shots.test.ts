import { expect, test } from 'vitest';
import { framings, planShots, pushIn } from './plan-shots.ts';
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

test('the last quarter of a second pushes in, faster and faster, by less than a change of framing', () => {
  const zooms = [0.3, 0.2, 0.1, 0].map((secondsLeft) => pushIn({ zoom: 1 }, secondsLeft)!.zoom);
  expect(zooms[0]).toBe(1);
  const steps = zooms.slice(1).map((zoom, index) => zoom - zooms[index]!);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(steps[0]).toBeGreaterThan(0);
  expect(zooms.at(-1)).toBeLessThan(1.1);
  expect(pushIn(null, 0)).toBeNull();
});
