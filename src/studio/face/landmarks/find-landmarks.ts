import { tensor4d, type Tensor } from '@tensorflow/tfjs-core';
import type { FaceModels } from './face-models.ts';
import { leftEyeCorners, rightEyeCorners } from './face-points.ts';
import { cutSquare, fromSquare, type Square } from './cut-square.ts';
import type { Picture } from '../../raw-frames/picture.ts';

/** x and y of 468 points, in pixels of the picture, in MediaPipe's order. */
export type Landmarks = Float32Array;
export type MeshedFace = { landmarks: Landmarks; confidence: number };

export const landmarkCount = 468;
const side = 192;
/** A wider crop is less accurate, a narrower one loses the face. */
const cropMargin = 1.25;

/** Two passes: the first finds position and rotation, the second measures. */
export function findLandmarks(models: FaceModels, picture: Picture, square: Square): MeshedFace {
  const first = mesh(models, picture, { ...square, halfSide: square.halfSide * cropMargin });
  return mesh(models, picture, cropAround(first.landmarks));
}

function mesh({ facemesh }: FaceModels, picture: Picture, crop: Square): MeshedFace {
  const samples = cutSquare(picture, crop, side);
  const input = tensor4d(samples, [1, side, side, 3]);
  const outputs = facemesh.execute(input) as Tensor[];
  const raw = outputs.find((output) => output.size === landmarkCount * 3)!.dataSync();
  const confidence = outputs.find((output) => output.size === 1)!.dataSync()[0]!;
  for (const output of [input, ...outputs]) output.dispose();
  const landmarks = new Float32Array(landmarkCount * 2);
  for (let point = 0; point < landmarkCount; point += 1) {
    const [x, y] = fromSquare(crop, side, raw[point * 3]!, raw[point * 3 + 1]!);
    landmarks[point * 2] = x;
    landmarks[point * 2 + 1] = y;
  }
  return { landmarks, confidence };
}

/** The square around all points with a margin, rotated by the tilt of the eye corners. */
function cropAround(landmarks: Landmarks): Square {
  const [leftCorner] = leftEyeCorners;
  const [, rightCorner] = rightEyeCorners;
  const turn = Math.atan2(
    landmarks[rightCorner * 2 + 1]! - landmarks[leftCorner * 2 + 1]!,
    landmarks[rightCorner * 2]! - landmarks[leftCorner * 2]!,
  );
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < landmarks.length; at += 2) {
    const u = landmarks[at]! * cos + landmarks[at + 1]! * sin;
    const v = -landmarks[at]! * sin + landmarks[at + 1]! * cos;
    left = Math.min(left, u);
    right = Math.max(right, u);
    top = Math.min(top, v);
    bottom = Math.max(bottom, v);
  }
  const u = (left + right) / 2;
  const v = (top + bottom) / 2;
  const halfSide = (Math.max(right - left, bottom - top) / 2) * cropMargin;
  return { centreX: u * cos - v * sin, centreY: u * sin + v * cos, halfSide, turn };
}
