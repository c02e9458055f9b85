import { expect, test } from 'vitest';
import type { FaceFrame } from '../footage/footage-analysis.ts';
import { buildMouthMask, maskAt } from '../mouth/mouth-mask.ts';
import { keptPoints, outerLowerLip, placeOf } from '../landmarks/face-points.ts';
import type { MouthRange } from './mouth-range.ts';
import { planOpenings } from '../footage/plan-openings.ts';
import { steadyLips } from './steady-lips.ts';

const face = (openness: number, x0 = 0): FaceFrame => ({
  pose: { xx: 100, xy: 0, x0, yx: 0, yy: 100, y0: 0 },
  shape: Float32Array.of(0.5, openness),
  openness,
  width: 0.8,
  sharpness: 1,
  eyeOpenness: 0.3,
});
const openings = (faces: readonly FaceFrame[]) => faces.map(({ openness }) => openness);

test('removes a stray frame of the mesh and keeps a closure of two frames', () => {
  expect(openings(steadyLips([0.1, 0.1, 0.4, 0.1, 0.1].map((value) => face(value))))).toEqual(
    Array.from({ length: 5 }, () => 0.1),
  );
  const closure = [0.2, 0.2, 0, 0, 0.2, 0.2];
  const steady = steadyLips(closure.map((value) => face(value)));
  expect(openings(steady)).toEqual(closure);
  expect(steady[2]!.shape[1]).toBe(0);
});

test('steadies a jittering head and does not change an even movement', () => {
  const at = (xs: number[]) => steadyLips(xs.map((x) => face(0, x))).map(({ pose }) => pose.x0);
  expect(at([0, 4, 0, 4, 0]).slice(1, -1)).toEqual([2, 2, 2]);
  expect(at([0, 3, 6, 9])).toEqual([0, 3, 6, 9]);
});

function closedMouth(): Float32Array {
  const shape = new Float32Array(keptPoints.length * 2);
  const put = (point: number, u: number, v: number) => shape.set([u, v], placeOf(point) * 2);
  for (const point of outerLowerLip) put(point, 0, 1.2);
  for (const [point, u, v] of [
    [61, -0.4, 1.1],
    [291, 0.4, 1.1],
    [0, 0, 1],
    [2, 0, 0.8],
    [152, 0, 1.7],
  ] as const)
    put(point, u, v);
  return shape;
}

test('the patch covers a mouth that was filmed open and must look closed, but not beyond the chin', () => {
  const shape = closedMouth();
  expect(maskAt(buildMouthMask(shape), 0, 1.45)).toBe(0);
  expect(maskAt(buildMouthMask(shape, 0.3), 0, 1.45)).toBeGreaterThan(0.5);
  expect(maskAt(buildMouthMask(shape, 2), 0, 1.69)).toBe(0);
});

test('covers a lip that the mesh lost, below and at the sides', () => {
  const shape = closedMouth();
  const beside = [0.55, 1.1] as const;
  expect(maskAt(buildMouthMask(shape), ...beside)).toBeLessThan(0.1);
  const covered = buildMouthMask(shape, 0, { edge: 1.45, lostBy: 0.25 });
  expect(maskAt(covered, 0, 1.45)).toBeGreaterThan(0.9);
  expect(maskAt(covered, ...beside)).toBeGreaterThan(0.2);
});

test('fast speech opens the mouth less, down to a limit, but still closes it', () => {
  const range: MouthRange = {
    neutral: new Float32Array(0),
    neutralOpenness: 0.02,
    neutralWidth: 0.8,
    shutOpenness: 0,
    wideOpenness: 0.3,
    usualSpeed: 0.2,
  };
  const rest = { width: 0, teeth: 0, tongue: 0, tuck: 0 };
  const poses = [0, 1, 0, 1, 0].map((opening) => ({ ...rest, opening, press: 1 - opening }));
  const widest = (usualSpeed: number) => {
    const planned = planOpenings({ framesPerSecond: 30, poses }, { ...range, usualSpeed });
    expect(planned[2]).toMatchObject({ openness: 0, isClosure: true });
    return planned[1]!.openness;
  };
  expect(widest(0.5)).toBeCloseTo(0.3);
  expect(widest(0.27)).toBeCloseTo(0.27);
  expect(widest(0.01)).toBeCloseTo(0.21);
});
