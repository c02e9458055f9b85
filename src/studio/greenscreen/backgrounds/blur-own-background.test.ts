import { expect, it } from 'vitest';
import { openPicture, pictureBytes } from '../../raw-frames/picture.ts';
import { openOwnBackgroundBlur } from './blur-own-background.ts';

const [width, height] = [160, 320];

/** A red subject in front of grey stripes. */
function scene() {
  const picture = openPicture(new Uint8Array(pictureBytes(width, height)), width, height);
  const alpha = new Uint8Array(width * height);
  picture.cb.fill(128);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isSubject = Math.abs(x - 80) < 40 && y > 100;
      alpha[y * width + x] = isSubject ? 255 : 0;
      picture.luma[y * width + x] = isSubject ? 60 : (y & 8) === 0 ? 100 : 140;
      picture.cr[(y >> 1) * (width / 2) + (x >> 1)] = isSubject ? 230 : 128;
    }
  return { picture, alpha };
}

it.each([0, 0.5, 1])('leaves no trace of the subject in a background blurred by %d', (strength) => {
  const { picture, alpha } = scene();
  const blurred = openOwnBackgroundBlur({ width, height }, strength)(picture, alpha);
  expect(Math.max(...blurred.cr)).toBeLessThanOrEqual(129);
  expect(Math.min(...blurred.luma)).toBeGreaterThan(95);
  // The control: without the subject's mask the same blur would smear it over the background.
  const smeared = openOwnBackgroundBlur({ width, height }, strength)(picture, new Uint8Array(width * height));
  expect(Math.max(...smeared.cr)).toBeGreaterThan(180);
});

it('blurs more with higher strength', () => {
  const { picture, alpha } = scene();
  const contrast = (strength: number) => {
    const { luma } = openOwnBackgroundBlur({ width, height }, strength)(picture, alpha);
    const column = Array.from({ length: 60 }, (_, row) => luma[(20 + row) * width + 8]!);
    return Math.max(...column) - Math.min(...column);
  };
  expect(contrast(0)).toBeLessThan(40);
  expect(contrast(0.5)).toBeLessThan(contrast(0));
});
