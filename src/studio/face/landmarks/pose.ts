import { leftEyeCorners, rightEyeCorners, stillPoints } from './face-points.ts';
import type { Landmarks } from './find-landmarks.ts';

/**
 * The head pose in a frame, as an affine map from face space to pixels:
 * x = xx·u + xy·v + x0, y = yx·u + yy·v + y0. In face space the eyes are one unit apart.
 */
export type Pose = { xx: number; xy: number; x0: number; yx: number; yy: number; y0: number };

/** The still points of a face in face space, x and y alternating. */
export type FaceModel = number[];

type Point = [number, number];
const pointOf = (landmarks: Landmarks, index: number): Point => [
  landmarks[index * 2]!,
  landmarks[index * 2 + 1]!,
];

export function eyeCentres(landmarks: Landmarks): [Point, Point] {
  const middle = ([one, other]: readonly [number, number]): Point => {
    const [first, second] = [pointOf(landmarks, one), pointOf(landmarks, other)];
    return [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2];
  };
  return [middle(leftEyeCorners), middle(rightEyeCorners)];
}

export function eyeDistance(landmarks: Landmarks): number {
  const [left, right] = eyeCentres(landmarks);
  return Math.hypot(right[0] - left[0], right[1] - left[1]);
}

/** Level, between the eyes, one unit from eye to eye. */
export function uprightPose(landmarks: Landmarks): Pose {
  const [left, right] = eyeCentres(landmarks);
  const xx = right[0] - left[0];
  const yx = right[1] - left[1];
  return { xx, xy: -yx, x0: (left[0] + right[0]) / 2, yx, yy: xx, y0: (left[1] + right[1]) / 2 };
}

/** The mean of the still points over a clip, after levelling each frame. */
export function buildFaceModel(frames: readonly Landmarks[]): FaceModel {
  const model: FaceModel = stillPoints.flatMap(() => [0, 0]);
  for (const landmarks of frames) {
    const pose = uprightPose(landmarks);
    for (const [place, index] of stillPoints.entries()) {
      const [u, v] = toFace(pose, ...pointOf(landmarks, index));
      model[place * 2]! += u / frames.length;
      model[place * 2 + 1]! += v / frames.length;
    }
  }
  return model;
}

/** The affine map from the model's still points to those of the frame (least squares). */
export function fitPose(model: FaceModel, landmarks: Landmarks): Pose {
  const points = stillPoints.map((index, place) => ({
    u: model[place * 2]!,
    v: model[place * 2 + 1]!,
    x: landmarks[index * 2]!,
    y: landmarks[index * 2 + 1]!,
  }));
  const mean = (pick: (point: (typeof points)[number]) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [u0, v0, x0, y0] = [
    mean((point) => point.u),
    mean((point) => point.v),
    mean((point) => point.x),
    mean((point) => point.y),
  ];
  const uu = mean(({ u }) => (u - u0) ** 2);
  const vv = mean(({ v }) => (v - v0) ** 2);
  const uv = mean(({ u, v }) => (u - u0) * (v - v0));
  const determinant = uu * vv - uv * uv;
  const row = (pick: (point: (typeof points)[number]) => number, start: number) => {
    const alongU = mean((point) => (point.u - u0) * pick(point));
    const alongV = mean((point) => (point.v - v0) * pick(point));
    const a = (alongU * vv - alongV * uv) / determinant;
    const b = (alongV * uu - alongU * uv) / determinant;
    return [a, b, start - a * u0 - b * v0] as const;
  };
  const [xx, xy, fromX] = row(({ x }) => x, x0);
  const [yx, yy, fromY] = row(({ y }) => y, y0);
  return { xx, xy, x0: fromX, yx, yy, y0: fromY };
}

export const toPicture = (pose: Pose, u: number, v: number): Point => [
  pose.xx * u + pose.xy * v + pose.x0,
  pose.yx * u + pose.yy * v + pose.y0,
];

export function toFace(pose: Pose, x: number, y: number): Point {
  const determinant = pose.xx * pose.yy - pose.xy * pose.yx;
  const dx = x - pose.x0;
  const dy = y - pose.y0;
  return [(dx * pose.yy - dy * pose.xy) / determinant, (dy * pose.xx - dx * pose.yx) / determinant];
}
