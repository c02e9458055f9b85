import { expect, test } from 'vitest';
import { nearestFormat, shapeOf } from './nearest-format.ts';

test.each([
  [{ width: 1080, height: 1920 }, '9:16'],
  [{ width: 1920, height: 1080 }, '16:9'],
  [{ width: 640, height: 480 }, '1:1'],
  [{ width: 1080, height: 1080 }, '1:1'],
  [{ width: 1080, height: 1350 }, '4:5'],
  [{ width: 2560, height: 1080 }, '16:9'],
])('%o is shown as %s', (size, format) => {
  expect(nearestFormat(size)).toBe(format);
});

test('a clip of unknown size has no format yet', () => {
  expect(shapeOf({ media: null, facts: null })).toBeUndefined();
  expect(shapeOf({ media: { upload: undefined }, facts: { width: 1280, height: 720 } })).toBe('16:9');
});
