import type { Pose } from '../skeleton/pose.ts';
import { seated, vary } from './base-poses.ts';
import { downward, forward, split, toFace } from './hand-poses.ts';

/** Poses that need any kind of seat. */
export const eat: readonly Pose[] = [
  vary(seated, {
    yaw: 0.6,
    chest: { bend: 0, twist: -0.1, lean: 0.12 },
    head: { turn: -0.15, nod: 0.1, tilt: 0.02 },
    hands: {
      near: { ...toFace, at: [-0.24, -0.12, 0.5], shape: 'grip', fingers: [-0.7, 0.6, -0.1] },
      far: split(downward(-0.52, 0.6, 'flat')),
    },
    onDesk: 'far',
  }),
];
export const ride: readonly Pose[] = [
  vary(seated, {
    yaw: 1.25,
    hip: 0.95,
    sway: [0, -0.16],
    pelvis: { roll: 0, twist: 0, lean: 0.3 },
    chest: { bend: 0, twist: -0.1, lean: 0.5 },
    head: { turn: -0.25, nod: -0.2, tilt: 0 },
    hands: { near: forward(-0.56, 0.72, 'fist'), far: split(forward(-0.56, 0.74, 'fist')) },
    feet: {
      near: { at: [0.07, 0.02, 0.16], toe: 0.04, heel: 0.15 },
      far: { at: [0.07, 0.34, 0.08], toe: 0.04, heel: 0.15 },
    },
  }),
];
export const drive: readonly Pose[] = [
  vary(seated, {
    yaw: 0.75,
    head: { turn: -0.2, nod: 0, tilt: 0 },
    hands: {
      near: { ...forward(-0.2, 0.76, 'fist'), fingers: [-0.4, 0.7, 0.4] },
      far: split({ ...forward(-0.24, 0.76, 'fist'), fingers: [-0.4, 0.7, 0.4] }),
    },
    holding: 'both',
  }),
];

/** The upper half of a pose on a chair, for talking, drinking, laughing or reading while seated. */
export function seatPose(pose: Pose): Pose {
  if (pose.support !== 'feet') return pose;
  const { hands, head, holding, chest, onDesk } = pose;
  // Arms that hang down while standing lie in the lap while sitting.
  const inLap = (side: 'near' | 'far') => (hands[side].at[1] < -0.7 ? seated.hands[side] : hands[side]);
  return {
    ...seated,
    yaw: Math.max(0.45, pose.yaw),
    chest: {
      ...seated.chest,
      bend: chest.bend * 0.5,
      lean: seated.chest.lean + Math.max(0, chest.lean) * 0.6,
    },
    head,
    hands: { near: inLap('near'), far: inLap('far') },
    holding,
    ...(onDesk && { onDesk }),
  };
}
