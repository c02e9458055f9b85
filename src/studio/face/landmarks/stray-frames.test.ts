import { expect, test } from 'vitest';
import { keptPoints, outerLipBottom, placeOf } from './face-points.ts';
import type { FaceFrame } from '../footage/footage-analysis.ts';
import { withoutStrays } from './stray-frames.ts';

const faces = (lips: readonly number[]) =>
  lips.map((lip) => {
    const shape = new Float32Array(keptPoints.length * 2);
    shape[placeOf(outerLipBottom) * 2 + 1] = lip;
    return { shape } as FaceFrame;
  });
const still = Array.from({ length: 30 }, () => 1.2);
const keptOf = (lips: readonly number[]) => withoutStrays(faces(lips)).map((place) => lips[place]!);

test('removes a misread first frame and a lip that jumps for one frame', () => {
  expect(keptOf([0.9, ...still])).toEqual(still);
  expect(keptOf([...still, 1.5, ...still])).toEqual([...still, ...still]);
});

test('keeps a mouth that opens quickly and stays open, and one that always jumps', () => {
  const opening = [...still, 1.3, 1.5, 1.5, 1.3, ...still];
  expect(keptOf(opening)).toEqual(opening);
  const wild = Array.from({ length: 30 }, (_, frame) => 1.2 + 0.3 * (frame % 2));
  expect(keptOf(wild)).toEqual(wild);
});
