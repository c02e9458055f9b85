import { expect, test } from 'vitest';
import { coordinatesOf, innerLipBottom, innerLipTop } from '../landmarks/face-points.ts';
import { correctInnerLips } from './inner-lips.ts';
import { darkPaint, drawMouth, lipPaint, meshTop, toothPaint, type Paint } from '../test-mouth.ts';

/** Position of the middle of the inner lips, below the mesh's upper edge. */
function edges(mouth: ReturnType<typeof drawMouth>): [number, number] {
  const [face] = correctInnerLips([mouth]);
  const at = coordinatesOf(face!.shape);
  return [at(innerLipTop, 1) - meshTop, at(innerLipBottom, 1) - meshTop];
}

const filmed = (from: number, to: number, paint: Paint) => edges(drawMouth(0.1, [{ from, to, paint }]));

test.each([
  ['teeth', toothPaint],
  ['the dark of a mouth', darkPaint],
])('moves the edges of the lips to the filmed %s', (_, paint) => {
  const [upper, lower] = filmed(0.05, 0.15, paint);
  expect(upper).toBeCloseTo(0.05, 1);
  expect(Math.abs(upper - 0.05)).toBeLessThan(0.015);
  expect(Math.abs(lower - 0.15)).toBeLessThan(0.015);
});

test('keeps correct edges and edges that are unclear in the picture', () => {
  const [upper, lower] = filmed(0, 0.1, toothPaint);
  expect(Math.abs(upper)).toBeLessThan(0.015);
  expect(Math.abs(lower - 0.1)).toBeLessThan(0.015);
  expect(filmed(0, 0.1, lipPaint).map((value) => value.toFixed(3))).toEqual(['0.000', '0.100']);
});

test('does not change closed lips and small faces', () => {
  const shut = drawMouth(0.02, [{ from: 0.05, to: 0.15, paint: toothPaint }]);
  expect(correctInnerLips([shut])[0]).toBe(shut.face);
  const open = drawMouth(0.1, [{ from: 0.05, to: 0.15, paint: toothPaint }]);
  const far = { ...open, face: { ...open.face, pose: { ...open.face.pose, xx: 50, yy: 50 } } };
  expect(correctInnerLips([far])[0]).toBe(far.face);
});
