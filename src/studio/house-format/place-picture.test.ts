import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleArea } from './place-picture.ts';

const frame = { width: 720, height: 1280 };

test('a picture larger than the frame is cropped, a smaller one keeps its position', () => {
  const beyond = visibleArea({ x: -360, y: 0, width: 1440, height: 1280 }, frame);
  expect(beyond).toMatchObject({ x: 0, y: 0, ...frame, coversFrame: true });
  expect(beyond.crop).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
  const band = visibleArea({ x: 0, y: 437.5, width: 720, height: 405 }, frame);
  expect(band).toMatchObject({ x: 0, y: 438, width: 720, height: 406, coversFrame: false });
  expect(band.crop).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test('a gap below one percent is closed by stretching', () => {
  expect(visibleArea({ x: 0, y: 5, width: 720, height: 1270 }, frame).coversFrame).toBe(true);
  expect(visibleArea({ x: 0, y: 10, width: 720, height: 1260 }, frame).coversFrame).toBe(false);
});

test('the visible area is always inside the frame, with even dimensions', () => {
  const place = fc.double({ min: -2_000, max: 700, noNaN: true });
  const length = fc.double({ min: 2_100, max: 9_000, noNaN: true });
  fc.assert(
    fc.property(place, place, length, length, (x, y, width, height) => {
      const area = visibleArea({ x, y, width, height }, frame);
      expect([area.x, area.y, area.width, area.height].every((pixels) => pixels % 2 === 0)).toBe(true);
      expect(area.x >= 0 && area.x + area.width <= frame.width).toBe(true);
      expect(area.y >= 0 && area.y + area.height <= frame.height).toBe(true);
      expect(area.crop.x >= 0 && area.crop.x + area.crop.width <= 1 + 1e-9).toBe(true);
    }),
  );
});
