import { expect, test } from 'vitest';
import { findSalience, type SmallPicture } from './salience.ts';
import { drawTestPhoto } from '../test-photos.ts';

const picture = (thing?: { x: number; y: number; size: number }): SmallPicture => {
  const [width, height] = [112, 80];
  const context = drawTestPhoto({ width, height, ...(thing ? { thing } : {}) }).getContext('2d');
  return { width, height, pixels: context.getImageData(0, 0, width, height).data };
};

test.each([
  { x: 0.3, y: 0.4 },
  { x: 0.7, y: 0.6 },
  { x: 0.5, y: 0.3 },
])('the point of interest is the bright object at $x, $y', (place) => {
  const { points, region } = findSalience(picture({ ...place, size: 0.3 }));
  expect(Math.hypot(points[0]!.x - place.x, points[0]!.y - place.y)).toBeLessThan(0.1);
  expect(region.left).toBeLessThan(place.x);
  expect(region.right).toBeGreaterThan(place.x);
  expect(region.right - region.left).toBeLessThan(0.6);
});

test('a plain wall has no region, but still a point of interest', () => {
  const { points, region } = findSalience(picture());
  expect(points).toEqual([{ x: 0.5, y: 0.5 }]);
  expect(region).toEqual({ left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 });
});
