import { expect, test } from 'vitest';
import { buildFaceModel, fitPose, toFace, toPicture } from './pose.ts';
import { stillPoints } from './face-points.ts';
import { landmarkCount } from './find-landmarks.ts';

/** Arbitrary points, no three of them collinear. */
const face = Float32Array.from({ length: landmarkCount * 2 }, (_, at) => 300 + 90 * Math.sin(at * 1.7));

test('a face that tilts, grows and moves keeps its position in face space', () => {
  const model = buildFaceModel([face]);
  const moved = face.slice();
  for (let point = 0; point < landmarkCount; point += 1) {
    const [x, y] = [face[point * 2]!, face[point * 2 + 1]!];
    moved[point * 2] = 1.3 * x - 0.2 * y + 40;
    moved[point * 2 + 1] = 0.2 * x + 1.3 * y - 25;
  }
  const [pose, movedPose] = [fitPose(model, face), fitPose(model, moved)];
  for (const point of [...stillPoints, 14, 152]) {
    const [u, v] = toFace(pose, face[point * 2]!, face[point * 2 + 1]!);
    const [movedU, movedV] = toFace(movedPose, moved[point * 2]!, moved[point * 2 + 1]!);
    expect(movedU).toBeCloseTo(u, 4);
    expect(movedV).toBeCloseTo(v, 4);
  }
});

test('maps there and back', () => {
  const pose = { xx: 120, xy: -14, x0: 333, yx: 11, yy: 131, y0: 512 };
  const [u, v] = toFace(pose, ...toPicture(pose, 0.4, 1.1));
  expect([u, v]).toEqual([expect.closeTo(0.4, 9), expect.closeTo(1.1, 9)]);
});
