import type { Point } from '../paint/curve.ts';
import { lowWristY, type ArmPose } from './arm-pose.ts';

/** Half the width and the lower edge of the visible area, in pixels from the midpoint between the eyes. */
export type SeenFrame = { halfWidth: number; bottom: number };

/** The tips of the thumb and the fingers of an open hand, in hand space. */
const fingertips: readonly Point[] = [
  [-95, -110],
  [-52, -184],
  [0, -204],
  [66, -160],
];
/** The same for a palm that faces upwards. */
const offeredFingertips: readonly Point[] = [
  [-88, -116],
  [-38, -190],
  [-15, -187],
  [8, -161],
];
/** Room for the sway of the body. */
const margin = 46;
/** Maximum shift in pixels: beyond it the arm looks too short. Hands at rest only need to clear the edge of a close shot. */
const maxShift = { inwards: 142, pointingUp: 170, restingUp: 84 };
/** Beyond the shift of a hand at rest, the elbow rises further and the hand turns, so that it stays in line with its cuff. */
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
  return risen * maxShift.restingUp * Math.min(1, Math.max(0, low));
}

/** Positions of a pose's fingertips, in pixels from the midpoint between the eyes. */
export function handReach({ wrist, hand, handAngle, handScale, visibleLength }: ArmPose): Point[] {
  const [sin, cos] = [Math.sin(handAngle), Math.cos(handAngle)];
  return (hand === 'offering' ? offeredFingertips : fingertips).map(([x, y]): Point => {
    const [across, along] = [x * handScale, y * handScale * visibleLength];
    return [wrist[0] + across * cos - along * sin, wrist[1] + across * sin + along * cos];
  });
}

/** Moves a raised arm inwards and up until its fingers are inside the frame; the elbow follows, half of the way at rest. */
export function keepInFrame(pose: ArmPose, { halfWidth, bottom }: SeenFrame): ArmPose {
  const tips = handReach(pose);
  const beyond = Math.max(...tips.map(([x]) => x)) - (halfWidth - margin);
  const inwards = Math.min(maxShift.inwards, Math.max(0, beyond));
  const below = Math.max(...tips.map(([, y]) => y)) - (bottom - margin);
  const upwards = Math.min(maxUpwards(pose), Math.max(0, below));
  if (inwards === 0 && upwards === 0) return pose;
  const lifted = Math.max(0, upwards - maxShift.restingUp);
  const { elbow, wrist, handAngle } = pose;
  return {
    ...pose,
    elbow: [elbow[0] - inwards * 0.5, elbow[1] - upwards * 0.5 - lifted * lift.elbowShare],
    wrist: [wrist[0] - inwards, wrist[1] - upwards],
    handAngle: handAngle + lifted * lift.radiansPerPixel,
  };
}
