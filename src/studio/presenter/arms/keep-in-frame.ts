import type { Point } from '../paint/curve.ts';
import { lerp } from '../paint/lerp.ts';
import { lowWristY, type ArmPose } from './arm-pose.ts';

/** Half the width and the lower edge of the visible area, in pixels from the midpoint between the eyes. */
export type SeenFrame = { halfWidth: number; bottom: number };

/** The tips of the thumb and the fingers of an open hand, in hand space. */
const fingertips: readonly Point[] = [
  [-95, -110],
  [-52, -194],
  [-8, -214],
  [68, -160],
];
/** The same for a relaxed palm. */
const looseFingertips: readonly Point[] = [
  [-108, -120],
  [-40, -190],
  [-4, -208],
  [42, -158],
];
/** The same for a palm that faces the ceiling. */
const upturnedFingertips: readonly Point[] = [
  [-94, -102],
  [-62, -180],
  [-40, -196],
  [-14, -184],
  [12, -160],
];
/** The same for a resting hand, whose fingers are curled. */
const restingFingertips: readonly Point[] = [
  [72, -124],
  [46, -170],
  [10, -186],
  [-26, -176],
  [-66, -150],
];
/** Room for the sway of the body. */
const margin = 46;
/** The joint of an elbow stays inside the frame; the cloth around it may be cut off. */
const elbowMargin = 10;
/** The heel of the palm with the start of its cuff, in hand space. */
const heel: readonly Point[] = [
  [-34, 22],
  [34, 22],
];
/** Maximum shift in pixels: beyond it the arm looks too short. Hands at rest only need to clear the edge of a close shot. */
const maxShift = { inwards: 142, pointingUp: 170, raisedUp: 150, restingUp: 84 };
/** Beyond the shift of a hand at rest, the elbow of a hand that points down rises further and the hand turns in line with its cuff. */
const lift = { elbowShare: 0.3, radiansPerPixel: 0.002 };
/** Between these heights of the wrist a rising hand leaves its place of rest. */
const resting = { fromY: 640, toY: 770 };

/** From 0 for a hand below the frame, which may cross its lower edge, to 1 for a raised hand. */
const risenShare = ({ wrist }: ArmPose): number => Math.min(1, Math.max(0, (lowWristY - wrist[1]) / 100));

/** Independent of the shape, which changes during the rise, unless a finger points down. */
function maxUpwards(pose: ArmPose): number {
  const risen = risenShare(pose);
  if (pose.hand === 'index') return risen * maxShift.pointingUp;
  const low = (pose.wrist[1] - resting.fromY) / (resting.toY - resting.fromY);
  return risen * lerp(maxShift.raisedUp, maxShift.restingUp, Math.min(1, Math.max(0, low)));
}

/** From hand space to pixels from the midpoint between the eyes. */
function placeOnHand(
  points: readonly Point[],
  { wrist, handAngle, handScale, visibleLength }: ArmPose,
): Point[] {
  const [sin, cos] = [Math.sin(handAngle), Math.cos(handAngle)];
  return points.map(([x, y]): Point => {
    const [across, along] = [x * handScale, y * handScale * visibleLength];
    return [wrist[0] + across * cos - along * sin, wrist[1] + across * sin + along * cos];
  });
}

function fingertipsOf({ hand }: ArmPose): readonly Point[] {
  if (hand === 'loose') return looseFingertips;
  if (hand === 'upturned') return upturnedFingertips;
  return hand === 'resting' ? restingFingertips : fingertips;
}

/** Positions of a pose's fingertips, in pixels from the midpoint between the eyes. */
export const handReach = (pose: ArmPose): Point[] => placeOnHand(fingertipsOf(pose), pose);

/** Lowest point of a hand, in pixels below the midpoint between the eyes: a fingertip or the heel of the palm. */
export const handBottom = (pose: ArmPose): number =>
  Math.max(...[...handReach(pose), ...placeOnHand(heel, pose)].map(([, y]) => y));

/** Moves a raised arm inwards and up until its hand is inside the frame; the elbow follows, half of the way up. */
export function keepInFrame(pose: ArmPose, { halfWidth, bottom }: SeenFrame): ArmPose {
  const tips = handReach(pose);
  const beyond = Math.max(...tips.map(([x]) => x)) - (halfWidth - margin);
  const inwards = Math.min(maxShift.inwards, Math.max(0, beyond));
  const below = handBottom(pose) - (bottom - margin);
  const upwards = Math.min(maxUpwards(pose), Math.max(0, below));
  const furthestElbow = halfWidth - elbowMargin;
  if (inwards === 0 && upwards === 0 && pose.elbow[0] <= furthestElbow) return pose;
  const lifted = pose.hand === 'index' ? Math.max(0, upwards - maxShift.restingUp) : 0;
  const { elbow, wrist, handAngle } = pose;
  return {
    ...pose,
    elbow: [
      Math.min(furthestElbow, elbow[0] - inwards * 0.9),
      elbow[1] - upwards * 0.5 - lifted * lift.elbowShare,
    ],
    wrist: [wrist[0] - inwards, wrist[1] - upwards],
    handAngle: handAngle + lifted * lift.radiansPerPixel,
  };
}
