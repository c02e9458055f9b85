import type { FootPose, Pose } from '../skeleton/pose.ts';
import { hanging, onHip, seated, standing, vary } from './base-poses.ts';
import { downward, forward, openPalm, raised, split } from './hand-poses.ts';
import { run } from './moving-poses.ts';

/** Poses that need an object to be recognisable: stairs, a swing, a hoop, a ribbon, a shower. */
const foot = (x: number, lift: number, z: number, heel = 0, toe = 0.12): FootPose => ({
  at: [x, lift, z],
  toe,
  heel,
});
const atTable = vary(standing, {
  yaw: 0.55,
  chest: { bend: 0, twist: -0.05, lean: 0.2 },
  head: { turn: -0.1, nod: 0.24, tilt: 0 },
});

/** The higher foot is two steps up. */
export const climbStairs: readonly Pose[] = [
  vary(standing, {
    yaw: 1,
    hip: 0.98,
    pelvis: { roll: 0, twist: 0, lean: 0.1 },
    chest: { bend: 0, twist: -0.1, lean: 0.12 },
    head: { turn: -0.1, nod: -0.12, tilt: 0 },
    hands: { near: forward(-0.42, 0.56, 'fist'), far: split(forward(-0.5, 0.5, 'fist')) },
    feet: { near: foot(0.08, 0, -0.26, 0.5), far: foot(0.08, 0.36, 0.36) },
  }),
];
export const pushSwing: readonly Pose[] = [
  vary(standing, {
    yaw: 1,
    hip: 0.97,
    pelvis: { roll: 0, twist: 0, lean: 0.08 },
    chest: { bend: 0, twist: -0.1, lean: 0.16 },
    hands: { near: forward(-0.42, 0.8), far: split(forward(-0.38, 0.82)) },
    feet: { near: foot(0.08, 0, -0.3, 0.4), far: foot(0.08, 0, 0.22) },
  }),
];
export const swing: readonly Pose[] = [
  vary(seated, {
    yaw: 1,
    hip: 0.66,
    chest: { bend: 0, twist: -0.1, lean: -0.1 },
    head: { turn: -0.3, nod: -0.06, tilt: 0.04 },
    hands: {
      near: {
        at: [0.06, 0.3, 0.4],
        elbow: [0.7, -1, -0.3],
        shape: 'fist',
        fingers: [-0.2, 1, 0.1],
        thumb: [-0.6, 0.6, 0],
        layer: 'front',
      },
      far: split({
        at: [0.06, 0.3, 0.42],
        elbow: [0.7, -1, -0.3],
        shape: 'fist',
        fingers: [-0.2, 1, 0.1],
        thumb: [-0.6, 0.6, 0],
      }),
    },
    feet: { near: foot(0.1, 0.22, 0.62, -0.4), far: foot(0.12, 0.26, 0.66, -0.4) },
  }),
];
export const raiseHand: readonly Pose[] = [
  vary(standing, {
    yaw: 0.3,
    head: { turn: 0.05, nod: -0.08, tilt: -0.04 },
    hands: { near: raised(0.16, 'flat'), far: hanging },
  }),
];
const inHair = {
  at: [-0.12, 0.52, 0.16],
  elbow: [1, 0.1, 0.4],
  shape: 'relaxed',
  fingers: [-0.8, 0.6, -0.2],
  thumb: [-0.2, -0.6, 0.4],
  layer: 'front',
} as const;
export const washHair: readonly Pose[] = [
  vary(standing, {
    yaw: 0.3,
    head: { turn: 0, nod: -0.1, tilt: 0.06 },
    hands: { near: inHair, far: inHair },
  }),
];
export const knead: readonly Pose[] = [
  vary(atTable, {
    chest: { bend: 0, twist: -0.05, lean: 0.26 },
    hands: { near: downward(-0.5, 0.62, 'flat'), far: split(downward(-0.56, 0.6, 'flat')) },
    onDesk: 'far',
  }),
];
export const light: readonly Pose[] = [
  vary(atTable, {
    hands: { near: { ...forward(-0.36, 0.66, 'grip') }, far: split(downward(-0.58, 0.56, 'flat')) },
    onDesk: 'far',
  }),
];
export const cut: readonly Pose[] = [
  vary(atTable, {
    hands: { near: downward(-0.5, 0.6), far: split(downward(-0.56, 0.6, 'flat')) },
    onDesk: 'far',
  }),
];
export const shoot: readonly Pose[] = [
  vary(standing, {
    yaw: 0.8,
    hip: 1.06,
    chest: { bend: 0, twist: -0.1, lean: -0.06 },
    head: { turn: -0.1, nod: -0.26, tilt: 0 },
    hands: {
      near: { ...raised(-0.06, 'flat'), at: [-0.06, 0.8, 0.44] },
      far: split({ ...raised(-0.06, 'flat'), at: [-0.06, 0.78, 0.46] }),
    },
    holding: 'both',
    feet: { near: foot(0.1, 0.16, -0.1, 0.5), far: foot(0.12, 0.14, 0.06, 0.5) },
  }),
];
/** The near leg swings at a ball on the ground; the arms balance. */
export const kick: readonly Pose[] = [
  vary(standing, {
    yaw: 0.95,
    hip: 0.97,
    pelvis: { roll: 0, twist: -0.1, lean: -0.12 },
    chest: { bend: 0, twist: 0.15, lean: 0.04 },
    head: { turn: -0.2, nod: 0.14, tilt: 0 },
    hands: { near: openPalm(-0.1), far: split(forward(-0.3, 0.5, 'relaxed')) },
    feet: { near: foot(0.1, 0.24, 0.52, -0.4), far: foot(0.12, 0, -0.12, 0.12) },
  }),
];
export const dribble: readonly Pose[] = [
  vary(run[0]!, {
    hip: 0.9,
    chest: { bend: 0, twist: -0.2, lean: 0.3 },
    hands: { ...run[0]!.hands, near: downward(-0.7, 0.56, 'flat') },
  }),
];
export const finish: readonly Pose[] = [
  vary(run[0]!, {
    yaw: 0.8,
    chest: { bend: 0, twist: -0.1, lean: -0.04 },
    pelvis: { roll: 0, twist: 0.1, lean: 0 },
    head: { turn: -0.1, nod: -0.16, tilt: 0.03 },
    hands: { near: raised(0.34, 'fist'), far: raised(0.34, 'fist') },
  }),
];
export const argue: readonly Pose[] = [
  vary(standing, {
    yaw: 0.75,
    chest: { bend: 0, twist: -0.05, lean: 0.12 },
    head: { turn: -0.1, nod: -0.04, tilt: 0 },
    hands: { near: openPalm(0.22), far: onHip },
  }),
  vary(standing, {
    yaw: 0.75,
    chest: { bend: 0, twist: -0.05, lean: 0.08 },
    hands: { near: { ...forward(-0.14, 0.66, 'point') }, far: hanging },
  }),
];
