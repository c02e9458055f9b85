import { expect, test } from 'vitest';
import { findTeethRows } from './teeth-rows.ts';
import { hideLowerTeeth } from './hide-lower-teeth.ts';
import { darkPaint, drawMouth, meshTop, toothPaint } from '../test-mouth.ts';
import type { WarpedPlane } from '../textures/warp-map.ts';

const opening = 0.24;

/** The luma at a distance below the upper lip after hiding the lower row. */
function hidden(shownOpening: number) {
  const { crop, face } = drawMouth(opening, [
    { from: 0, to: 0.1, paint: toothPaint },
    { from: 0.1, to: 0.16, paint: darkPaint },
    { from: 0.16, to: opening, paint: toothPaint },
  ]);
  const target = drawMouth(shownOpening, []).face.shape;
  const { picture, box } = crop;
  const patch = [picture.luma, picture.cb, picture.cr].map((bytes, plane): WarpedPlane => {
    const step = plane === 0 ? 1 : 2;
    const [width, height] = [box.width / step, box.height / step];
    return { step, width, height, values: Float32Array.from(bytes) };
  });
  hideLowerTeeth(patch, box, face.pose, target, findTeethRows(crop, face).lower);
  const row = (depth: number) => Math.round((meshTop + depth) * face.pose.yy + face.pose.y0);
  return (depth: number) => patch[0]!.values[row(depth) * box.width + 200]!;
}

test('shades a lower row of teeth; upper teeth and the lip below do not change', () => {
  const luma = hidden(opening);
  expect(luma(0.2)).toBeLessThan(70);
  expect(luma(0.05)).toBe(toothPaint.luma);
  expect(luma(opening + 0.03)).toBe(100);
});

test('a barely open mouth keeps its teeth', () => {
  expect(hidden(0.04)(0.2)).toBe(toothPaint.luma);
});
