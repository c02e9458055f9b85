import type { Point } from '../paint/curve.ts';
import type { ArmPose } from './arm-pose.ts';

/** Half the width and the lower edge of the visible area, in pixels from the midpoint between the eyes. */
export type SeenFrame = { halfWidth: number; bottom: number };

/** The fingertips of an open hand, in hand space. */
const fingertips: readonly Point[] = [
  [-95, -110],
  [-52, -184],
  [0, -204],
  [66, -160],
];
const margin = 26;
/** Maximum shift in pixels: beyond it the arm looks too short. */
const maxShift = { inwards: 96, upwards: 50 };

/** Positions of a pose's fingertips, in pixels from the midpoint between the eyes. */
export function handReach({ wrist, handAngle, handScale, visibleLength }: ArmPose): Point[] {
  const [sin, cos] = [Math.sin(handAngle), Math.cos(handAngle)];
  return fingertips.map(([x, y]): Point => {
    const [across, along] = [x * handScale, y * handScale * visibleLength];
    return [wrist[0] + across * cos - along * sin, wrist[1] + across * sin + along * cos];
  });
}

/** Moves a raised arm inwards and up until its fingers are inside the frame; the elbow follows most of the way. */
export function keepInFrame(pose: ArmPose, { halfWidth, bottom }: SeenFrame): ArmPose {
  const tips = handReach(pose);
  const beyond = Math.max(...tips.map(([x]) => x)) - (halfWidth - margin);
  const inwards = Math.min(maxShift.inwards, Math.max(0, beyond));
  // Rising and falling hands may cross the lower edge.
  const isRaised = pose.wrist[1] < bottom - margin;
  const below = Math.max(...tips.map(([, y]) => y)) - (bottom - margin);
  const isPointingDown = isRaised && pose.hand === 'index' && Math.abs(pose.handAngle) > 2.6;
  const upwards = isPointingDown ? Math.min(maxShift.upwards, Math.max(0, below)) : 0;
  if (inwards === 0 && upwards === 0) return pose;
  const moved = ([x, y]: Point, share: number): Point => [x - inwards * share, y - upwards * share];
  return { ...pose, elbow: moved(pose.elbow, 0.7), wrist: moved(pose.wrist, 1) };
}
