import type { Point } from '../../../presenter/paint/curve.ts';
import type { MouthPose } from '../../../mouth/mouth-track.ts';
import type { Expression } from './expression.ts';

/** One moment of a face. */
export type FaceState = {
  expression: Expression;
  mouth: MouthPose;
  /** 0 open, 1 shut. */
  blink: number;
  /** -1…1 in both directions, from the head's own heading. */
  gaze: Point;
  /** Pixels of the picture that the head is high. */
  pixels: number;
};
