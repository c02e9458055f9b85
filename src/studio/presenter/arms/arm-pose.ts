import type { HandShape } from '../hands/hand-shapes.ts';
import type { Point } from '../paint/curve.ts';

/**
 * One arm, in pixels from the middle between the eyes; positive x is away from the body, on either side. Both joints are
 * where they are seen: an arm that comes towards the viewer is shorter in the picture.
 */
export type ArmPose = {
  elbow: Point;
  wrist: Point;
  hand: HandShape;
  /** Radians of the fingers: 0 up, positive away from the body. */
  turn: number;
  /** Of the hand: above 1 where it is nearer to the viewer. */
  size: number;
  /** How much of the hand's length is seen, 0 to 1: fingers that come towards the viewer are shorter. */
  seen: number;
};

export const shoulder: Point = [250, 400];

/** Hanging down, the hand below the picture. */
export const restingArm: ArmPose = {
  elbow: [288, 792],
  wrist: [262, 1110],
  hand: 'relaxed',
  turn: 0.2,
  size: 1,
  seen: 1,
};

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
const mixPoints = (from: Point, to: Point, share: number): Point => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
];

/** The hand takes its new shape early, while it is still low and on its way. */
const shapeShare = 0.3;

/** `share` of the way from one pose to another, 0 to 1. */
export function blendArms(from: ArmPose, to: ArmPose, share: number): ArmPose {
  const wrist = mixPoints(from.wrist, to.wrist, share);
  // Hands move in arcs, outwards past the elbow.
  const arc = Math.sin(Math.PI * share) * 26;
  return {
    elbow: mixPoints(from.elbow, to.elbow, share),
    wrist: [wrist[0] + arc, wrist[1]],
    hand: share < shapeShare ? from.hand : to.hand,
    turn: mix(from.turn, to.turn, share),
    size: mix(from.size, to.size, share),
    seen: mix(from.seen, to.seen, share),
  };
}
