import { expect, test } from 'vitest';
import { darkPaint, drawMouth, lipPaint, meshTop, thickness, toothPaint } from '../test-mouth.ts';
import { toneLips } from './tone-lips.ts';
import type { WarpedPlane } from '../textures/warp-map.ts';

const beard = { luma: 40, cr: 141 };

/** The Cr of a mouth with teeth below a beard, after making its lips redder. */
function toned(lipRed: number) {
  const { crop, face } = drawMouth(0.2, [
    { from: -0.6, to: -thickness + 0.03, paint: beard },
    { from: 0, to: 0.1, paint: toothPaint },
    { from: 0.1, to: 0.2, paint: darkPaint },
  ]);
  const { picture, box } = crop;
  const patch = [picture.luma, picture.cb, picture.cr].map((bytes, plane): WarpedPlane => {
    const step = plane === 0 ? 1 : 2;
    const [width, height] = [box.width / step, box.height / step];
    return { step, width, height, values: Float32Array.from(bytes) };
  });
  const added = [0, 0, 10];
  toneLips(patch, box, face.pose, face.shape, { upper: added, lower: added, skinRed: 140, lipRed });
  const row = (depth: number) => Math.round(((meshTop + depth) * face.pose.yy + face.pose.y0) / 2);
  return (depth: number) => patch[2]!.values[row(depth) * (box.width / 2) + 100]!;
}

test('lips take on the requested red; teeth, the dark between them and a beard do not change', () => {
  const red = toned(18);
  expect(red(-0.06)).toBeCloseTo(lipPaint.cr + 10);
  expect(red(0.27)).toBeCloseTo(lipPaint.cr + 10);
  expect(red(0.05)).toBe(toothPaint.cr);
  expect(red(0.15)).toBe(darkPaint.cr);
  expect(red(-thickness)).toBe(beard.cr);
});

test('does not change lips that cannot be distinguished from the skin', () => {
  expect(toned(2)(-0.06)).toBe(lipPaint.cr);
});
