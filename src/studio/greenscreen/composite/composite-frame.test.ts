import { describe, expect, it } from 'vitest';
import type { Cutout } from '../../raw-frames/cutout.ts';
import { openPicture, pictureBytes, type Picture } from '../../raw-frames/picture.ts';
import { openCompositor, type Compositor } from './composite-frame.ts';

const [width, height] = [64, 96];
const asFilmed = { x: 0, y: 0, scale: 1 };
const plain: Compositor = { width, height, shadow: 0, lightWrap: 0, subject: asFilmed };

function flat(luma: number, cb = 128, cr = 128): Picture {
  const picture = openPicture(new Uint8Array(pictureBytes(width, height)), width, height);
  picture.luma.fill(luma);
  picture.cb.fill(cb);
  picture.cr.fill(cr);
  return picture;
}

/** A square of 32 × 32 in the middle; outside it the foreground's colours are rubbish. */
function square(luma: number, cb: number, cr: number): Cutout {
  const foreground = flat(255, 0, 255);
  const alpha = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!(x >= 16 && x < 48 && y >= 32 && y < 64)) continue;
      alpha[y * width + x] = 255;
      foreground.luma[y * width + x] = luma;
      foreground.cb[(y >> 1) * (width / 2) + (x >> 1)] = cb;
      foreground.cr[(y >> 1) * (width / 2) + (x >> 1)] = cr;
    }
  return { foreground, alpha };
}

function composite(options: Partial<Compositor>, background: Picture, cutout: Cutout): Picture {
  const into = flat(0, 0, 0);
  openCompositor({ ...plain, ...options })(background, cutout, into);
  return into;
}

const lumaAt = ({ luma }: Picture, x: number, y: number): number => luma[y * width + x]!;
const colourAt = ({ cb, cr }: Picture, x: number, y: number): number[] => {
  const at = (y >> 1) * (width / 2) + (x >> 1);
  return [cb[at]!, cr[at]!];
};

describe('compositing a frame', () => {
  it('shows the subject where alpha is full, the background where it is nil, and both in between', () => {
    const cutout = square(200, 90, 160);
    cutout.alpha[40 * width + 20] = 51;
    const result = composite({}, flat(50, 140, 110), cutout);
    expect([lumaAt(result, 30, 50), ...colourAt(result, 30, 50)]).toEqual([200, 90, 160]);
    expect([lumaAt(result, 2, 2), ...colourAt(result, 2, 2)]).toEqual([50, 140, 110]);
    expect(lumaAt(result, 20, 40)).toBe(80);
  });

  it('moves and scales the subject about the frame’s centre', () => {
    const cutout = square(200, 90, 160);
    const moved = composite({ subject: { x: 0.25, y: -0.25, scale: 1 } }, flat(50), cutout);
    expect([lumaAt(moved, 33, 10), lumaAt(moved, 62, 38)]).toEqual([200, 200]);
    expect([lumaAt(moved, 30, 20), lumaAt(moved, 40, 42)]).toEqual([50, 50]);
    const doubled = composite({ subject: { x: 0, y: 0, scale: 2 } }, flat(50), cutout);
    expect([lumaAt(doubled, 1, 48), lumaAt(doubled, 32, 18), lumaAt(doubled, 32, 12)]).toEqual([
      200, 200, 50,
    ]);
    const halved = composite({ subject: { x: 0, y: 0, scale: 0.5 } }, flat(50), cutout);
    expect([lumaAt(halved, 26, 42), lumaAt(halved, 22, 48), lumaAt(halved, 32, 58)]).toEqual([200, 50, 50]);
  });

  it.each([0.3, 0.55, 0.8, 1.37, 2])(
    'has no colour from beside the subject when it is scaled to %d',
    (scale) => {
      const result = composite(
        { subject: { x: 0.03, y: 0.01, scale } },
        flat(200, 90, 160),
        square(200, 90, 160),
      );
      expect(new Set(result.luma)).toEqual(new Set([200]));
      expect([...new Set(result.cb), ...new Set(result.cr)]).toEqual([90, 160]);
    },
  );

  it('casts a soft shadow on the background only', () => {
    const result = composite({ shadow: 1 }, flat(150, 160, 100), square(200, 90, 160));
    expect(lumaAt(result, 32, 48)).toBe(200);
    const below = [65, 67, 70, 74, 80].map((y) => lumaAt(result, 32, y));
    expect(below[0]).toBeLessThan(120);
    expect(below).toEqual(below.toSorted((a, b) => a - b));
    expect(new Set(below).size).toBeGreaterThan(2);
    expect(lumaAt(result, 2, 2)).toBe(150);
    expect(colourAt(result, 32, 66)[0]).toBeLessThan(160);
  });

  it('wraps light of a bright background around the subject’s edge, but not of a dark one', () => {
    const bright = composite({ lightWrap: 0.3 }, flat(230), square(100, 128, 128));
    expect(lumaAt(bright, 17, 48)).toBeGreaterThan(108);
    expect(lumaAt(bright, 17, 48)).toBeLessThan(140);
    expect(lumaAt(bright, 32, 48)).toBeLessThan(lumaAt(bright, 17, 48));
    const dark = composite({ lightWrap: 0.3 }, flat(20), square(100, 128, 128));
    expect(lumaAt(dark, 17, 48)).toBe(100);
  });
});
