import { keptPoints } from '../landmarks/face-points.ts';
import type { MeasuredFrame, Shape } from './measure-clip.ts';
import type { Pose } from '../landmarks/pose.ts';

export type FootageWarning =
  | 'several-faces'
  | 'face-too-small'
  | 'face-turned'
  | 'face-leaves-frame'
  | 'mouth-covered'
  | 'mouth-unclear'
  | 'mouth-stays-shut'
  | 'too-short'
  | 'too-long'
  | 'too-dark'
  | 'blurred';

export type FootageVerdict = {
  kind: 'talking' | 'still' | 'no-face';
  /** Expected quality of the lip-sync, 0 … 10, calibrated by eye. */
  score: number;
  warnings: FootageWarning[];
};

export type FaceFrame = Pick<
  MeasuredFrame,
  'pose' | 'shape' | 'openness' | 'width' | 'sharpness' | 'eyeOpenness'
>;

/** Increases when the numbers of an analysis change their meaning. */
export const analysisVersion = 2;

/** The analysis of a template clip in house format. Plain JSON, so that it can be stored. */
export type FootageAnalysis = {
  version: typeof analysisVersion;
  /** Frames of the clip. */
  frames: number;
  /** The stretch with a continuously visible face; all further fields describe it. */
  firstFrame: number;
  poses: number[][];
  /** `keptPoints` of all frames as 16-bit integers in 1/4096 eye distances, in base64. */
  shapes: string;
  openness: number[];
  width: number[];
  sharpness: number[];
  eyeOpenness: number[];
  verdict: FootageVerdict;
};

const stepsPerUnit = 4096;
const numbersPerShape = keptPoints.length * 2;
const round = (value: number, digits: number) => Number(value.toFixed(digits));

export function packFrames(
  frames: readonly FaceFrame[],
): Omit<FootageAnalysis, 'version' | 'frames' | 'firstFrame' | 'verdict'> {
  const steps = new Int16Array(frames.length * numbersPerShape);
  for (const [index, { shape }] of frames.entries()) {
    steps.set(
      shape.map((value) => Math.round(value * stepsPerUnit)),
      index * numbersPerShape,
    );
  }
  return {
    poses: frames.map(({ pose: { xx, xy, x0, yx, yy, y0 } }) =>
      [xx, xy, x0, yx, yy, y0].map((value) => round(value, 3)),
    ),
    shapes: Buffer.from(steps.buffer).toString('base64'),
    openness: frames.map(({ openness }) => round(openness, 4)),
    width: frames.map(({ width }) => round(width, 4)),
    sharpness: frames.map(({ sharpness }) => round(sharpness, 2)),
    eyeOpenness: frames.map(({ eyeOpenness }) => round(eyeOpenness, 3)),
  };
}

export function unpackFrames(analysis: FootageAnalysis): FaceFrame[] {
  const bytes = new Uint8Array(Buffer.from(analysis.shapes, 'base64'));
  const steps = new Int16Array(bytes.buffer);
  return analysis.poses.map((numbers, index) => {
    const [xx, xy, x0, yx, yy, y0] = numbers as [number, number, number, number, number, number];
    const pose: Pose = { xx, xy, x0, yx, yy, y0 };
    const own = steps.subarray(index * numbersPerShape, (index + 1) * numbersPerShape);
    const shape: Shape = Float32Array.from(own, (step) => step / stepsPerUnit);
    return {
      pose,
      shape,
      openness: analysis.openness[index]!,
      width: analysis.width[index]!,
      sharpness: analysis.sharpness[index]!,
      eyeOpenness: analysis.eyeOpenness[index]!,
    };
  });
}
