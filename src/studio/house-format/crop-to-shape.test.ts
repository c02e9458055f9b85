import { expect, it } from 'vitest';
import { cropToShape } from './crop-to-shape.ts';

it.each([
  [
    { width: 1920, height: 1080 },
    { width: 0.31640625, height: 1 },
  ],
  [
    { width: 720, height: 1280 },
    { width: 1, height: 1 },
  ],
  [
    { width: 500, height: 4000 },
    { width: 1, height: 0.2222222 },
  ],
])('%j keeps the middle with the frame’s aspect ratio', (picture, shares) => {
  const cut = cropToShape(picture, { width: 720, height: 1280 });
  expect(cut.width).toBeCloseTo(shares.width, 6);
  expect(cut.height).toBeCloseTo(shares.height, 6);
});
