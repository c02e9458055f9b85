import { correctLowerLip } from '../lips/correct-lips.ts';
import {
  innerLipBottom,
  innerLipTop,
  keptPoints,
  outerLipBottom,
  stillPoints,
} from '../landmarks/face-points.ts';
import type { FaceModels } from '../landmarks/face-models.ts';
import type { Landmarks } from '../landmarks/find-landmarks.ts';
import { measureLipGap, type MouthPlace } from '../lips/lip-gap.ts';
import { sampleMouthPatch, sharpnessOf, brightnessOf } from '../mouth/mouth-patch.ts';
import { correctSeam } from '../mouth/mouth-seam.ts';
import type { Picture } from '../../raw-frames/picture.ts';
import { buildFaceModel, eyeDistance, fitPose, toFace, uprightPose, type Pose } from '../landmarks/pose.ts';
import { lumaChange, sampleLuma } from './repeated-frames.ts';
import { measureSeam } from '../textures/seam-steps.ts';
import { trackFace } from '../landmarks/track-face.ts';

/** Kept points in face space, x and y alternating, in the order of `keptPoints`. */
export type Shape = Float32Array;

export type MeasuredFrame = {
  pose: Pose;
  shape: Shape;
  /** Distance between the inner lips and between the corners, in eye distances. */
  openness: number;
  width: number;
  /** Opening of the eyes: 0 closed … about 0.35 of the eye's width. */
  eyeOpenness: number;
  /** Mean step between pixels around the mouth, in grey levels. */
  sharpness: number;
  brightness: number;
  /** Brightness steps on the ring around the mouth, in grey levels. */
  seam: number;
  /** The mesh reports closed lips where the picture shows none, as in a beard. */
  isMouthUnclear: boolean;
  /** Visible gap between the lips in the picture; up to 1 they look closed. */
  lipGap: number;
  eyeDistancePixels: number;
  /** Approximate yaw in degrees, from the distance of the nose to the middle of the face. */
  yawDegrees: number;
  /** Difference to the previous picture in grey levels; close to 0 for a repeated picture. */
  pictureChange: number;
  /** Grey levels of the mouth, stabilized to the head. */
  mouthPatch: Float32Array;
};

export type MeasuredClip = {
  /** Null if no face is found. */
  frames: (MeasuredFrame | null)[];
  /** Maximum number of other faces visible at once. */
  otherFaces: number;
};

type VisibleMouth = Pick<
  MeasuredFrame,
  'sharpness' | 'brightness' | 'seam' | 'isMouthUnclear' | 'lipGap' | 'pictureChange'
> & {
  landmarks: Landmarks;
  picture: Picture | null;
};

/** Tracks the face through a clip and measures its mouth. Pictures are released as soon as they are measured. */
export async function measureClip(
  models: FaceModels,
  pictures: AsyncIterable<Picture>,
  onFrame: (frame: number) => void = () => {},
): Promise<MeasuredClip> {
  const seen: ((VisibleMouth & { mouthPatch: Float32Array }) | null)[] = [];
  let otherFaces = 0;
  let lumaBefore: Uint8Array | null = null;
  for await (const { picture, landmarks, otherFaces: others } of trackFace(models, pictures)) {
    otherFaces = Math.max(otherFaces, others ?? 0);
    const luma = sampleLuma(picture);
    const pictureChange = lumaBefore ? lumaChange(lumaBefore, luma) : 0;
    lumaBefore = luma;
    if (landmarks) {
      const pose = uprightPose(landmarks);
      correctLowerLip(picture, landmarks, pose);
      const { isUnclear } = correctSeam(picture, landmarks, pose);
      const mouthPatch = sampleMouthPatch(picture, pose);
      const sharpness = sharpnessOf(picture, landmarks);
      seen.push({
        isMouthUnclear: isUnclear,
        landmarks,
        mouthPatch,
        pictureChange,
        sharpness,
        seam: measureSeam(picture, pose, shapeOf(landmarks, pose)),
        lipGap: measureLipGap(picture, pose, mouthPlace(landmarks, pose)),
        brightness: brightnessOf(mouthPatch),
        picture: null,
      });
    } else seen.push(null);
    onFrame(seen.length);
  }
  const found = seen.filter((frame) => frame !== null);
  if (found.length === 0) return { frames: seen.map(() => null), otherFaces };
  const model = buildFaceModel(found.map(({ landmarks }) => landmarks));
  const frames = seen.map((frame, index) => {
    if (!frame) return null;
    const steady = smoothStillPoints(seen, index);
    return { ...frame, ...describe(frame.landmarks, fitPose(model, steady)) };
  });
  return { frames, otherFaces };
}

function mouthPlace(landmarks: Landmarks, pose: Pose): MouthPlace {
  const faceOf = (point: number) => toFace(pose, landmarks[point * 2]!, landmarks[point * 2 + 1]!);
  return {
    centreU: (faceOf(61)[0] + faceOf(291)[0]) / 2,
    halfWidth: (faceOf(308)[0] - faceOf(78)[0]) / 2,
    top: faceOf(0)[1],
    bottom: faceOf(outerLipBottom)[1],
    openness: Math.max(0, faceOf(innerLipBottom)[1] - faceOf(innerLipTop)[1]),
  };
}

/** Smooths over one frame on each side, except for the lips, because a "b" is that short. */
function smoothStillPoints(seen: readonly (VisibleMouth | null)[], index: number): Landmarks {
  const now = seen[index]!.landmarks;
  const before = seen[index - 1]?.landmarks;
  const after = seen[index + 1]?.landmarks;
  if (!before || !after) return now;
  const smooth = now.slice();
  for (const point of stillPoints) {
    for (const at of [point * 2, point * 2 + 1]) smooth[at] = now[at]! / 2 + (before[at]! + after[at]!) / 4;
  }
  return smooth;
}

function shapeOf(landmarks: Landmarks, pose: Pose): Shape {
  const shape = new Float32Array(keptPoints.length * 2);
  for (const [place, point] of keptPoints.entries())
    shape.set(toFace(pose, landmarks[point * 2]!, landmarks[point * 2 + 1]!), place * 2);
  return shape;
}

function describe(landmarks: Landmarks, pose: Pose) {
  const faceOf = (point: number) => toFace(pose, landmarks[point * 2]!, landmarks[point * 2 + 1]!);
  const gap = (one: number, other: number) => {
    const [first, second] = [faceOf(one), faceOf(other)];
    return Math.hypot(first[0] - second[0], first[1] - second[1]);
  };
  const eyeOf = (top: number, bottom: number, inner: number, outer: number) =>
    gap(top, bottom) / gap(inner, outer);
  const [leftSide, rightSide] = [gap(4, 234), gap(4, 454)];
  // The tip of the nose is about 0.6 of half the face's width in front of the temples.
  const turn = (rightSide - leftSide) / (rightSide + leftSide) / 0.75;
  return {
    pose,
    shape: shapeOf(landmarks, pose),
    openness: Math.max(0, faceOf(innerLipBottom)[1] - faceOf(innerLipTop)[1]),
    width: gap(61, 291),
    eyeOpenness: (eyeOf(159, 145, 133, 33) + eyeOf(386, 374, 362, 263)) / 2,
    eyeDistancePixels: eyeDistance(landmarks),
    yawDegrees: (Math.asin(Math.max(-1, Math.min(1, turn))) * 180) / Math.PI,
  };
}
