import { expect, test } from 'vitest';
import { dimAndBlur } from './dim-and-blur.ts';

test('dims a picture, keeps a flat area flat and blurs a point', () => {
  const [width, height] = [30, 30];
  const flat = new Uint8ClampedArray(width * height * 4).fill(100);
  const look = { sigma: 2.5, lightShare: 0.5, colourShare: 0.8 };
  dimAndBlur({ data: flat, width, height }, look);
  expect(new Set(flat.filter((_, index) => index % 4 < 3))).toEqual(new Set([50]));
  const point = new Uint8ClampedArray(width * height * 4);
  const offsetOf = (x: number, y: number) => (y * width + x) * 4;
  point.fill(255, offsetOf(15, 15), offsetOf(15, 15) + 3);
  dimAndBlur({ data: point, width, height }, { ...look, lightShare: 1 });
  expect(point[offsetOf(15, 15)]).toBeLessThan(12);
  expect(point[offsetOf(17, 15)]).toBe(point[offsetOf(13, 15)]);
  expect(point[offsetOf(17, 15)]).toBeGreaterThan(0);
});
