import { expect, test } from 'vitest';
import { nameOfFile } from './name-of-file.ts';

test.each([
  ['walnut-lamp.jpg', 'walnut lamp'],
  ['New_Lamp_01.png', 'New Lamp 01'],
  ['photo-frame.jpg', 'photo frame'],
  ['Photo 3.jpg', null],
  ['image (2).png', null],
  ['picnic basket.webp', 'picnic basket'],
  ['IMG_2041.HEIC', null],
  ['IMG-20260102-WA0004.jpg', null],
  ['PXL_20260102_101112.jpg', null],
  ['DSC01234.JPG', null],
  ['Screenshot 2026-01-02 at 10.11.12.png', null],
  ['20260102_101112.jpg', null],
  ['9f3b2c1d-77aa-4c1e-9d1b-0a2b3c4d5e6f.jpg', null],
])('the title from the file “%s” is %s', (fileName, title) => {
  expect(nameOfFile(fileName)).toBe(title);
});
