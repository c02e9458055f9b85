import { expect, test } from 'vitest';
import { openPicture, pictureBytes, type Picture } from '../raw-frames/picture.ts';
import { seededRandom } from '../presenter/paint/seeded-random.ts';
import { openMotionDetector, stillShare } from './detect-motion.ts';

const [width, height] = [160, 240];

/** A bright bar of a tenth of the width on a dark wall, with noise of this deviation. */
function drawBar({ left, deviation = 0 }: { left: number; deviation?: number }): Picture {
  const picture = openPicture(new Uint8Array(pictureBytes(width, height)), width, height);
  const random = seededRandom(left + 1);
  for (let at = 0; at < picture.luma.length; at += 1) {
    const isBar = at % width >= left && at % width < left + width / 10;
    const noise = (random() + random() + random() + random() - 2) * deviation * Math.sqrt(3);
    picture.luma[at] = (isBar ? 180 : 60) + noise;
  }
  return picture;
}

test.each([
  ['a bar that stands still', drawBar({ left: 40 }), false],
  ['a bar that stands still in a noisy picture', drawBar({ left: 40, deviation: 6 }), false],
  ['a bar that jumps', drawBar({ left: 60 }), true],
  ['a bar that jumps in a noisy picture', drawBar({ left: 60, deviation: 6 }), true],
])('%s: %#', (_name, picture, hasMoved) => {
  const detector = openMotionDetector({ width, height });
  detector.remember(drawBar({ left: 40, deviation: 6 }));
  expect(detector.movedShare(picture) > stillShare).toBe(hasMoved);
  detector.remember(picture);
  expect(detector.movedShare(picture)).toBeLessThan(stillShare);
});
