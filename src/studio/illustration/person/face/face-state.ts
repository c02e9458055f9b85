import type { Point } from '../../../presenter/paint/curve.ts';
import type { MouthPose } from '../../../mouth/mouth-track.ts';
import type { Expression } from './expression.ts';

/** State of a face at one moment. */
export type FaceState = {
  expression: Expression;
  mouth: MouthPose;
  /** 0 open, 1 shut. */
  blink: number;
  /** -1…1 in both directions, relative to the direction of the head. */
  gaze: Point;
  /** Height of the head in pixels. */
  pixels: number;
};
