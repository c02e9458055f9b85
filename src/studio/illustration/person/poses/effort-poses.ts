import type { FootPose, Pose } from '../skeleton/pose.ts';
import { hanging, onHip, standing, vary } from './base-poses.ts';
import { downward, forward, openPalm, raised, split, toFace } from './hand-poses.ts';

/** Whole-body poses: low, high, under load. */
const foot = (x: number, lift: number, z: number, heel = 0, toe = 0.12): FootPose => ({
  at: [x, lift, z],
  toe,
  heel,
});

const kneeling = vary(standing, {
  yaw: 0.85,
  hip: 0.56,
  sway: [0, 0],
  pelvis: { roll: 0, twist: 0, lean: 0 },
  chest: { bend: 0, twist: -0.1, lean: 0.1 },
  feet: { near: foot(0.09, 0, -0.46, 1.1), far: foot(0.1, 0, 0.44) },
});
const squatting = vary(standing, {
  yaw: 0.8,
  hip: 0.42,
  sway: [0, -0.16],
  pelvis: { roll: 0, twist: 0, lean: 0.25 },
  chest: { bend: 0, twist: -0.1, lean: 0.3 },
  feet: { near: foot(0.14, 0, 0.04, 0.25), far: foot(0.16, 0, 0.22) },
});
const striding = vary(standing, {
  yaw: 1,
  hip: 0.92,
  pelvis: { roll: 0, twist: 0, lean: 0.1 },
  chest: { bend: 0, twist: -0.1, lean: 0.24 },
  feet: { near: foot(0.08, 0, -0.42, 0.5), far: foot(0.08, 0, 0.34) },
});

export const kneel: readonly Pose[] = [
  vary(kneeling, {
    head: { turn: -0.1, nod: 0.1, tilt: 0.05 },
    hands: { near: forward(-0.46, 0.62, 'open'), far: split(downward(-0.66, 0.4, 'flat')) },
  }),
];
export const crouch: readonly Pose[] = [
  vary(squatting, {
    head: { turn: -0.1, nod: -0.02, tilt: 0.04 },
    hands: { near: downward(-0.5, 0.6, 'open'), far: split(downward(-0.5, 0.5, 'flat')) },
  }),
];
export const dig: readonly Pose[] = [
  vary(kneeling, {
    chest: { bend: 0, twist: -0.1, lean: 0.42 },
    head: { turn: -0.1, nod: 0.2, tilt: 0 },
    hands: { near: downward(-0.76, 0.5), far: split(downward(-0.84, 0.42, 'flat')) },
  }),
];
export const sweep: readonly Pose[] = [
  vary(standing, {
    yaw: 0.85,
    chest: { bend: 0.04, twist: -0.1, lean: 0.16 },
    head: { turn: -0.1, nod: 0.2, tilt: 0 },
    hands: {
      near: downward(-0.5, 0.62),
      far: split({ ...downward(-0.2, 0.46), at: [-0.2, -0.24, 0.6] }),
    },
    feet: { near: foot(0.12, 0, -0.12), far: foot(0.14, 0, 0.24) },
    holding: 'near',
  }),
];
export const water: readonly Pose[] = [
  vary(standing, {
    yaw: 0.8,
    chest: { bend: 0, twist: -0.05, lean: 0.18 },
    head: { turn: -0.1, nod: 0.24, tilt: 0 },
    hands: { near: forward(-0.56, 0.6, 'grip'), far: onHip },
  }),
];
export const repair: readonly Pose[] = [
  vary(kneeling, {
    head: { turn: -0.1, nod: 0.16, tilt: 0 },
    hands: { near: forward(-0.3, 0.66, 'grip'), far: split(forward(-0.44, 0.66, 'flat')) },
  }),
  vary(standing, {
    yaw: 0.6,
    chest: { bend: 0, twist: -0.05, lean: 0.2 },
    head: { turn: -0.1, nod: 0.24, tilt: 0 },
    hands: { near: downward(-0.44, 0.66), far: split(downward(-0.56, 0.6, 'flat')) },
    onDesk: 'far',
  }),
];
export const push: readonly Pose[] = [
  vary(striding, { hands: { near: forward(-0.2, 0.84), far: split(forward(-0.16, 0.84)) } }),
];
export const pull: readonly Pose[] = [
  vary(striding, {
    chest: { bend: 0, twist: -0.1, lean: -0.16 },
    pelvis: { roll: 0, twist: 0, lean: -0.14 },
    hands: { near: forward(-0.4, 0.78, 'fist'), far: split(forward(-0.44, 0.74, 'fist')) },
    feet: { near: foot(0.1, 0, 0), far: foot(0.1, 0, 0.52, -0.2) },
  }),
];
export const lift: readonly Pose[] = [
  vary(standing, {
    yaw: 0.3,
    hip: 0.93,
    chest: { bend: 0, twist: 0, lean: -0.06 },
    head: { turn: 0, nod: -0.16, tilt: 0 },
    hands: { near: raised(-0.12, 'flat'), far: raised(-0.12, 'flat') },
    holding: 'both',
    feet: { near: foot(0.2, 0, 0), far: foot(0.22, 0, 0.1) },
  }),
];
export const throwing: readonly Pose[] = [
  vary(striding, {
    chest: { bend: -0.1, twist: -0.5, lean: -0.08 },
    hands: {
      near: {
        at: [0.4, 0.5, -0.4],
        elbow: [0.6, -0.2, -1],
        shape: 'grip',
        fingers: [0.1, 1, -0.3],
        thumb: [-1, 0.2, 0],
        layer: 'front',
      },
      far: split(forward(0.1, 0.9, 'open')),
    },
  }),
];
export const catching: readonly Pose[] = [
  vary(standing, {
    yaw: 0.95,
    hip: 0.9,
    head: { turn: -0.2, nod: -0.1, tilt: 0 },
    hands: {
      near: { ...forward(0.12, 0.86, 'open'), fingers: [-0.1, 1, 0.3] },
      far: split({ ...forward(0.14, 0.86, 'open'), fingers: [-0.1, 1, 0.3] }),
    },
    holding: 'both',
  }),
];
export const climb: readonly Pose[] = [
  vary(standing, {
    yaw: 1,
    hip: 0.98,
    pelvis: { roll: 0, twist: 0, lean: 0.16 },
    chest: { bend: 0, twist: -0.1, lean: 0.2 },
    head: { turn: -0.1, nod: -0.2, tilt: 0 },
    hands: { near: { ...forward(0.42, 0.66, 'grip') }, far: split(forward(0.7, 0.6, 'grip')) },
    feet: { near: foot(0.08, 0, -0.3, 0.5), far: foot(0.08, 0.34, 0.36) },
  }),
];
export const jump: readonly Pose[] = [
  vary(standing, {
    yaw: 0.35,
    hip: 1.12,
    head: { turn: 0, nod: -0.12, tilt: 0.05 },
    hands: { near: raised(0.5), far: raised(0.5) },
    feet: { near: foot(0.14, 0.3, -0.26, 0.7), far: foot(0.18, 0.24, 0.14, 0.5) },
  }),
];
export const dance: readonly Pose[] = [
  vary(standing, {
    yaw: 0.25,
    sway: [-0.1, 0],
    pelvis: { roll: 0.14, twist: 0.1, lean: 0 },
    chest: { bend: -0.18, twist: -0.1, lean: -0.03 },
    head: { turn: 0.1, nod: -0.06, tilt: 0.14 },
    hands: {
      near: { ...raised(0.46, 'relaxed'), at: [0.5, 0.6, 0.2] },
      far: { ...openPalm(0.1), at: [0.78, -0.3, 0.2], fingers: [1, 0.3, 0.1] },
    },
    feet: { near: foot(0.06, 0, 0), far: foot(0.32, 0, 0.2, 0.5, 0.6) },
  }),
  vary(standing, {
    yaw: 0.4,
    sway: [0.08, 0],
    pelvis: { roll: -0.12, twist: -0.1, lean: 0 },
    chest: { bend: 0.16, twist: 0.1, lean: 0 },
    head: { turn: 0, nod: -0.04, tilt: -0.12 },
    hands: { near: { ...openPalm(0.2), at: [0.6, -0.1, 0.3] }, far: raised(0.4, 'relaxed') },
    feet: { near: foot(0.3, 0, 0.05, 0.45, 0.5), far: foot(0.08, 0, 0.05) },
  }),
];
export const lookUp: readonly Pose[] = [
  vary(standing, {
    yaw: 0.55,
    chest: { bend: 0, twist: 0, lean: -0.1 },
    head: { turn: 0, nod: -0.34, tilt: 0.04 },
    hands: { near: hanging, far: onHip },
  }),
];
export const search: readonly Pose[] = [
  vary(standing, {
    yaw: 0.7,
    chest: { bend: 0, twist: -0.1, lean: 0.12 },
    head: { turn: 0, nod: 0, tilt: 0 },
    hands: {
      near: {
        ...toFace,
        at: [0.2, 0.5, 0.26],
        elbow: [1, -0.2, 0.2],
        shape: 'flat',
        fingers: [-0.9, 0.1, 0.4],
      },
      far: split(openPalm(-0.1)),
    },
    holding: 'far',
  }),
];
export const wake: readonly Pose[] = [
  vary(standing, {
    yaw: 0.25,
    chest: { bend: 0.05, twist: 0, lean: -0.08 },
    head: { turn: 0, nod: -0.1, tilt: 0.12 },
    hands: {
      near: raised(0.46, 'fist'),
      far: { ...raised(0.2, 'fist'), at: [0.3, 0.5, 0.1], fingers: [-0.6, 0.8, 0] },
    },
  }),
];
export const shout: readonly Pose[] = [
  vary(standing, {
    yaw: 0.6,
    chest: { bend: 0, twist: 0, lean: 0.08 },
    head: { turn: 0, nod: -0.08, tilt: 0 },
    hands: {
      near: { ...toFace, at: [0.04, 0.14, 0.44], fingers: [-0.2, 1, 0.3] },
      far: split({ ...toFace, at: [0.02, 0.1, 0.5], fingers: [-0.1, 1, 0.3] }),
    },
  }),
];
