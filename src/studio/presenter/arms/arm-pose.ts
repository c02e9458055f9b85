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
  turn: -3.06,
  size: 1,
  seen: 1,
};

/** From here down a hand is below every picture, or at its edge: there it may take another shape. */
export const lowWristY = 930;

/** On the way from one raised hand to another of another shape: just below the picture. */
export const loweredArm: ArmPose = {
  elbow: [296, 796],
  wrist: [180, 984],
  hand: 'relaxed',
  turn: -2.5,
  size: 1.1,
  seen: 1,
};

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Where a turn of the forearm is cut: no arm goes through here, down and far out. */
const farthestOut = 2.4;

/**
 * Radians of the forearm: 0 up, positive away from the body; hanging down about −π. Between two such angles the way is
 * across the front of the body, as arms bend, however far the hand is out.
 */
export function forearmAngle({ elbow, wrist }: Pick<ArmPose, 'elbow' | 'wrist'>): number {
  const angle = Math.atan2(wrist[0] - elbow[0], elbow[1] - wrist[1]);
  return angle > farthestOut ? angle - 2 * Math.PI : angle;
}

export const seenForearm = ({ elbow, wrist }: Pick<ArmPose, 'elbow' | 'wrist'>): number =>
  Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]);

/** The same angle between −π and π. */
export const wrapped = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** Half way through a half turn the forearm points at the viewer more than anywhere else, and is this much shorter. */
const foreshortening = 0.3;
/** Of two arms at once: they rise towards the viewer, and so do their hands, which would cross each other otherwise. */
const pairForeshortening = { forearm: 0.75, shortest: 102, hand: 0.5 };

/**
 * `share` of the way from one pose to another, 0 to 1. The forearm turns about the elbow, the hand about the wrist: were
 * the joints moved in straight lines, wrists would pass elbows. The hand keeps its shape while it can be seen.
 */
export function blendArms(from: ArmPose, to: ArmPose, share: number, isPair = false): ArmPose {
  const elbow: Point = [mix(from.elbow[0], to.elbow[0], share), mix(from.elbow[1], to.elbow[1], share)];
  const [start, end] = [forearmAngle(from), forearmAngle(to)];
  const sweep = end - start;
  const angle = start + sweep * share;
  const towardsViewer = (Math.abs(sweep) / Math.PI) * Math.sin(Math.PI * share);
  const whole = mix(seenForearm(from), seenForearm(to), share);
  const length = isPair
    ? Math.max(pairForeshortening.shortest, whole * (1 - pairForeshortening.forearm * towardsViewer))
    : whole * (1 - foreshortening * towardsViewer);
  const bend = mix(wrapped(from.turn - start), wrapped(to.turn - end), share);
  const isLeaving = from.wrist[1] < lowWristY;
  return {
    elbow,
    wrist: [elbow[0] + Math.sin(angle) * length, elbow[1] - Math.cos(angle) * length],
    hand: isLeaving && share < 1 ? from.hand : to.hand,
    turn: wrapped(angle + bend),
    size: mix(from.size, to.size, share),
    seen: mix(from.seen, to.seen, share) * (isPair ? 1 - pairForeshortening.hand * towardsViewer : 1),
  };
}
