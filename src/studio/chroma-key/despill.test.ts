import { expect, test } from 'vitest';
import type { Cutout } from '../raw-frames/cutout.ts';
import { detectBackdrop } from './detect-backdrop.ts';
import { keyStill } from './key-frames.ts';
import { cropDrawn, drawSubject, filmBeforePlate, type Drawn, type Rgb } from './test-plates.ts';

const plates: [string, Rgb][] = [
  ['green', [20, 177, 64]],
  ['blue', [10, 71, 187]],
];
const desmond = cropDrawn(drawSubject({ presenterId: 'desmond', motionPixels: 14 }), 440, 640);

async function key(subject: Drawn, plate: Parameters<typeof filmBeforePlate>[1]): Promise<Cutout> {
  const picture = filmBeforePlate(subject, plate);
  return keyStill(picture, { backdrop: detectBackdrop([picture])! });
}

/** Mean colour of the samples whose true alpha lies between both limits. */
function meanColour({ cb, cr }: Cutout['foreground'], subject: Drawn, from: number, to: number) {
  let [u, v, count] = [0, 0, 0];
  for (let y = 0; y < subject.height; y += 2) {
    for (let x = 0; x < subject.width; x += 2) {
      const alpha = subject.alpha[y * subject.width + x]!;
      if (alpha < from || alpha > to) continue;
      u += cb[(y / 2) * (subject.width / 2) + x / 2]! - 128;
      v += cr[(y / 2) * (subject.width / 2) + x / 2]! - 128;
      count += 1;
    }
  }
  return { u: u / count, v: v / count };
}

test.each(plates)('half-transparent edges have no %s spill', async (_, colour) => {
  const truth = filmBeforePlate(
    { ...desmond, alpha: desmond.alpha.map((alpha) => (alpha > 0.02 ? 1 : 0)) },
    { colour },
  );
  const { foreground } = await key(desmond, { colour, noise: 4 });
  const [found, own] = [foreground, truth].map((picture) => meanColour(picture, desmond, 0.1, 0.9));
  expect(Math.hypot(found!.u - own!.u, found!.v - own!.v)).toBeLessThan(6);
  // What would be left without despill.
  const filmed = meanColour(filmBeforePlate(desmond, { colour }), desmond, 0.1, 0.9);
  expect(Math.hypot(filmed.u - own!.u, filmed.v - own!.v)).toBeGreaterThan(15);
});

test.each(plates)('skin in front of %s keeps its exact colour', async (_, colour) => {
  const picture = filmBeforePlate(desmond, { colour });
  const { foreground } = await keyStill(picture, { backdrop: detectBackdrop([picture])! });
  // Brow and cheeks.
  for (let y = 170; y < 200; y += 1) {
    for (let x = 95; x < 125; x += 1) {
      const at = y * (desmond.width / 2) + x;
      expect([foreground.cb[at], foreground.cr[at]]).toEqual([picture.cb[at], picture.cr[at]]);
    }
  }
});
