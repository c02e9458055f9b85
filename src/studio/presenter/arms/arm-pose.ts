import { sideOf, type HandShape } from '../hands/hand-shapes.ts';
import type { Point } from '../paint/curve.ts';
import { lerp } from '../paint/lerp.ts';

/**
 * One arm, in pixels from the midpoint between the eyes; positive x points away from the body on both sides. The joints
 * are projected positions: an arm that points towards the viewer is foreshortened.
 */
export type ArmPose = {
  elbow: Point;
  wrist: Point;
  hand: HandShape;
  /** Direction of the fingers in radians: 0 is up, positive is away from the body. */
  handAngle: number;
  /** Scale of the hand: above 1 when it is nearer to the viewer. */
  handScale: number;
  /** Visible share of the hand's length, 0 to 1: fingers that point towards the viewer are foreshortened. */
  visibleLength: number;
  /** Visible share of the hand's width, below 1 while the hand turns over; defaults to 1. */
  visibleWidth?: number;
};

export const shoulder: Point = [250, 400];

/** Hanging down, with the hand below the frame. */
export const restingArm: ArmPose = {
  elbow: [288, 792],
  wrist: [262, 1110],
  hand: 'relaxed',
  handAngle: -3.06,
  handScale: 1,
  visibleLength: 1,
};

/** From this y downwards a hand is outside or at the edge of every frame. */
export const lowWristY = 930;

/** While talking, forearms are in front of the waist, and the near hand holds the fingers of the other. */
export const talkingArm: ArmPose = {
  elbow: [320, 726],
  wrist: [124, 776],
  hand: 'resting',
  handAngle: -1.4,
  handScale: 1.16,
  visibleLength: 0.9,
};
/** The other hand is a little lower and behind. */
export const otherTalkingArm: ArmPose = {
  ...talkingArm,
  elbow: [316, 734],
  wrist: [134, 804],
  handAngle: -1.5,
  handScale: 1.1,
};

/** Beside a gesture of the other hand: the hand hangs in front of the hip, partly below the frame. */
export const idleArm: ArmPose = {
  ...otherTalkingArm,
  elbow: [306, 750],
  wrist: [252, 864],
  handAngle: -2.92,
  visibleLength: 0.94,
};

/** Branch cut of the forearm's angle: pointing down and far out, where no arm passes. */
const branchCut = 2.4;

/**
 * Angle of the forearm in radians: 0 is up, positive is away from the body, about −π is hanging down. Interpolating
 * between two of these angles moves across the front of the body, as real arms do.
 */
export function forearmAngle({ elbow, wrist }: Pick<ArmPose, 'elbow' | 'wrist'>): number {
  const angle = Math.atan2(wrist[0] - elbow[0], elbow[1] - wrist[1]);
  return angle > branchCut ? angle - 2 * Math.PI : angle;
}

/** Length of the forearm in the picture, in pixels: shorter when it points towards the viewer. */
export const projectedForearmLength = ({ elbow, wrist }: Pick<ArmPose, 'elbow' | 'wrist'>): number =>
  Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]);

/** The same angle, normalized to −π…π. */
export const wrapAngle = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** Halfway through a half turn the forearm points most towards the viewer and is foreshortened by this factor. */
const foreshortening = { one: 0.45, both: 0.7 };
/** Two arms that move together rise towards the viewer, because their hands would cross otherwise. */
const pair = { minForearmPixels: 104, handScale: 0.34 };
/**
 * Shares of a movement: the hand turns around the middle, and its shape changes while it is narrowest. A palm that
 * becomes a back, or the reverse, shows the edge of the hand on the way.
 */
const turning = { at: 0.55, reach: 0.3, edgeReach: 0.11, edgeWidth: 0.52, sameSideWidth: 0.68 };

/** Shape and visible width of a hand that changes from one shape to another. */
function turnHand(from: HandShape, to: HandShape, share: number): Pick<ArmPose, 'hand' | 'visibleWidth'> {
  if (from === to) return { hand: to, visibleWidth: 1 };
  const away = Math.abs(share - turning.at);
  const isTurnedOver = sideOf(from) !== sideOf(to);
  if (isTurnedOver && away < turning.edgeReach) return { hand: 'edge', visibleWidth: 1 };
  const [narrowest, start] = isTurnedOver
    ? [turning.edgeWidth, turning.edgeReach]
    : [turning.sameSideWidth, 0];
  const open = Math.min(1, (away - start) / (turning.reach - start));
  return { hand: share < turning.at ? from : to, visibleWidth: lerp(narrowest, 1, open) };
}

/**
 * Interpolates between two poses; `share` runs from 0 to 1, and `isPair` means that both arms move. The forearm turns
 * about the elbow and the hand about the wrist, because joints moved in straight lines would let wrists pass elbows.
 */
export function blendArmPoses(
  from: ArmPose,
  to: ArmPose,
  { share, isPair }: { share: number; isPair: boolean },
): ArmPose {
  const elbow: Point = [lerp(from.elbow[0], to.elbow[0], share), lerp(from.elbow[1], to.elbow[1], share)];
  const [start, end] = [forearmAngle(from), forearmAngle(to)];
  const sweep = end - start;
  const angle = start + sweep * share;
  const towardsViewer = (Math.abs(sweep) / Math.PI) * Math.sin(Math.PI * share);
  const whole = lerp(projectedForearmLength(from), projectedForearmLength(to), share);
  const shortened = whole * (1 - foreshortening[isPair ? 'both' : 'one'] * towardsViewer);
  const length = Math.max(Math.min(whole, pair.minForearmPixels), shortened);
  const bend = lerp(wrapAngle(from.handAngle - start), wrapAngle(to.handAngle - end), share);
  return {
    elbow,
    wrist: [elbow[0] + Math.sin(angle) * length, elbow[1] - Math.cos(angle) * length],
    ...turnHand(from.hand, to.hand, share),
    handAngle: wrapAngle(angle + bend),
    handScale: lerp(from.handScale, to.handScale, share) * (isPair ? 1 - pair.handScale * towardsViewer : 1),
    visibleLength: lerp(from.visibleLength, to.visibleLength, share),
  };
}
