import { expect, test } from 'vitest';
import { openPicture, pictureBytes } from '../../raw-frames/picture.ts';
import { correctLowerLip } from './correct-lips.ts';
import {
  chinSkin,
  innerLowerLip,
  innerUpperLip,
  jawLine,
  outerLowerLip,
  outerUpperLip,
} from '../landmarks/face-points.ts';
import { toFace, toPicture } from '../landmarks/pose.ts';

const pose = { xx: 160, xy: 0, x0: 180, yx: 0, yy: 160, y0: 40 };

/** The mesh's lower lip extends from `inner` to `inner` + 0.1, its chin is at 1.6. */
function meshOf(inner: number): Float32Array {
  const landmarks = new Float32Array(468 * 2);
  const place = (points: readonly number[], v: number, from = -0.35, to = 0.35) => {
    for (const [at, point] of points.entries())
      landmarks.set(toPicture(pose, from + ((to - from) * at) / (points.length - 1), v), point * 2);
  };
  place(jawLine, 1.6, -0.6, 0.6);
  place(chinSkin, 1.4, -0.1, 0.1);
  place(outerUpperLip, 0.9);
  place(innerUpperLip, 1);
  place(innerLowerLip, inner);
  place(outerLowerLip, inner + 0.1);
  return landmarks;
}

/** A red lower lip that ends at `edge`, on skin. */
function draw(edge: number, red = 162) {
  const picture = openPicture(new Uint8Array(pictureBytes(360, 360)), 360, 360);
  picture.luma.fill(130);
  for (let y = 0; y < 180; y += 1) {
    for (let x = 0; x < 180; x += 1) {
      const [u, v] = toFace(pose, x * 2 + 1, y * 2 + 1);
      picture.cr[y * 180 + x] = Math.abs(u) < 0.4 && v > edge - 0.11 && v < edge ? red : 146;
    }
  }
  return picture;
}

const edgeOf = (landmarks: Float32Array) => toFace(pose, landmarks[34]!, landmarks[35]!)[1];
const innerOf = (landmarks: Float32Array) => toFace(pose, landmarks[28]!, landmarks[29]!)[1];

test('a wide mouth that the mesh lost is found again, and its inner lip goes along', () => {
  const landmarks = meshOf(1.2);
  correctLowerLip(draw(1.5), landmarks, pose);
  expect(edgeOf(landmarks)).toBeGreaterThan(1.46);
  expect(edgeOf(landmarks)).toBeLessThan(1.53);
  expect(innerOf(landmarks)).toBeGreaterThan(1.3);
});

test('of a mouth that is nearly shut only the edge moves', () => {
  const landmarks = meshOf(1.02);
  correctLowerLip(draw(1.24), landmarks, pose);
  expect(edgeOf(landmarks)).toBeGreaterThan(1.2);
  expect(innerOf(landmarks)).toBeCloseTo(1.02, 3);
});

test.each([
  ['a lip that stands right', draw(1.3)],
  ['a lip as pale as the skin', draw(1.5, 147)],
])('%s is not changed', (_, picture) => {
  const landmarks = meshOf(1.2);
  correctLowerLip(picture, landmarks, pose);
  expect(edgeOf(landmarks)).toBeCloseTo(1.3, 2);
});
