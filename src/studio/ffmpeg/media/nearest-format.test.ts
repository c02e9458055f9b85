import { expect, it } from 'vitest';
import { nearestFormat } from './nearest-format.ts';

it.each([
  [1080, 1920, '9:16'],
  [720, 1280, '9:16'],
  [1920, 1080, '16:9'],
  [3840, 1600, '16:9'],
  [640, 480, '1:1'],
  [1500, 1000, '16:9'],
  [1080, 1080, '1:1'],
  [1080, 1350, '4:5'],
  [1000, 1333, '4:5'],
  [2, 4000, '9:16'],
  [4000, 2, '16:9'],
] as const)('%d×%d is nearest to %s', (width, height, format) => {
  expect(nearestFormat(width, height)).toBe(format);
});
