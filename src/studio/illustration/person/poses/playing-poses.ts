import type { FootPose, HandPose, Pose } from '../skeleton/pose.ts';
import { seated, standing, vary } from './base-poses.ts';
import { downward, forward, openPalm, raised, split, toFace } from './hand-poses.ts';

/** Poses of music, games and sport, and of people who carry or hold each other. */
const foot = (x: number, lift: number, z: number, heel = 0, toe = 0.12): FootPose => ({
  at: [x, lift, z],
  toe,
  heel,
});

/** On the strings over the belly. */
const strumming: HandPose = {
  at: [-0.3, -0.62, 0.44],
  elbow: [1, -0.2, -0.4],
  shape: 'relaxed',
  fingers: [-0.8, -0.4, 0.2],
  thumb: [-0.4, 0.8, 0.2],
  layer: 'front',
};
const onNeck: HandPose = {
  at: [0.34, -0.3, 0.46],
  elbow: [0.9, -1, -0.2],
  shape: 'grip',
  fingers: [-0.3, 0.8, 0.3],
  thumb: [-0.6, 0.5, -0.2],
  layer: 'front',
};
export const playGuitar: readonly Pose[] = [
  vary(standing, {
    yaw: 0.25,
    head: { turn: 0.1, nod: 0.16, tilt: 0.06 },
    hands: { near: strumming, far: onNeck },
    holding: 'both',
  }),
];
/** The chin on the violin, the bow across the strings. */
export const playViolin: readonly Pose[] = [
  vary(standing, {
    yaw: 0.35,
    head: { turn: 0.25, nod: 0.12, tilt: 0.16 },
    hands: {
      near: { ...forward(0.02, 0.5, 'grip'), at: [-0.24, -0.58, 0.5], fingers: [-0.7, 0.2, 0.4] },
      far: { ...onNeck, at: [0.36, -0.52, 0.56] },
    },
    holding: 'both',
  }),
];
export const playWind: readonly Pose[] = [
  vary(standing, {
    yaw: 0.6,
    head: { turn: -0.05, nod: -0.06, tilt: 0 },
    hands: {
      near: { ...toFace, at: [-0.3, -0.06, 0.56], shape: 'grip' },
      far: split({ ...toFace, at: [-0.26, -0.04, 0.68], shape: 'grip' }),
    },
    holding: 'both',
  }),
];
export const playDrum: readonly Pose[] = [
  vary(standing, {
    yaw: 0.3,
    head: { turn: 0, nod: 0.16, tilt: 0.04 },
    hands: { near: downward(-0.4, 0.5, 'flat'), far: { ...downward(-0.34, 0.5, 'flat'), layer: 'front' } },
    holding: 'both',
  }),
];
export const playPiano: readonly Pose[] = [
  vary(seated, {
    yaw: 0.75,
    chest: { bend: 0, twist: -0.12, lean: 0.14 },
    head: { turn: -0.1, nod: 0.2, tilt: 0.04 },
    hands: { near: downward(-0.46, 0.66, 'relaxed'), far: split(downward(-0.48, 0.68, 'relaxed')) },
    onDesk: 'far',
  }),
];
export const playCards: readonly Pose[] = [
  vary(seated, {
    yaw: 0.55,
    chest: { bend: 0, twist: -0.1, lean: 0.1 },
    head: { turn: -0.1, nod: 0.16, tilt: 0.03 },
    hands: {
      near: { ...forward(-0.3, 0.56, 'grip'), at: [-0.16, -0.32, 0.54], fingers: [-0.4, 0.9, 0.1] },
      far: split(downward(-0.5, 0.62, 'flat')),
    },
    onDesk: 'far',
  }),
];

/** Bent under a person on the back, whose legs the arms hold. */
const underLeg: HandPose = {
  at: [0.1, -0.72, 0.3],
  elbow: [0.5, -0.2, -1],
  shape: 'fist',
  fingers: [-0.4, 0.4, 0.8],
  thumb: [-0.4, 0.6, 0],
  layer: 'front',
};
export const carryPerson: readonly Pose[] = [
  vary(standing, {
    yaw: 1,
    hip: 0.95,
    pelvis: { roll: 0, twist: 0, lean: 0.16 },
    chest: { bend: 0, twist: -0.05, lean: 0.26 },
    head: { turn: -0.3, nod: -0.12, tilt: 0 },
    hands: { near: underLeg, far: split(underLeg) },
    feet: { near: foot(0.09, 0, -0.24, 0.4), far: foot(0.09, 0, 0.24) },
  }),
];
export const carried: readonly Pose[] = [
  vary(seated, {
    yaw: 0.95,
    hip: 0.6,
    chest: { bend: 0, twist: -0.1, lean: 0.16 },
    head: { turn: -0.3, nod: 0, tilt: 0.1 },
    hands: { near: forward(-0.24, 0.62, 'flat'), far: split(forward(-0.2, 0.66, 'flat')) },
    feet: { near: foot(0.16, 0.14, 0.34), far: foot(0.18, 0.14, 0.36) },
  }),
];
export const onLap: readonly Pose[] = [
  vary(seated, {
    yaw: 0.65,
    head: { turn: -0.05, nod: 0, tilt: 0.06 },
    feet: { near: foot(0.12, 0.06, 0.4), far: foot(0.14, 0.02, 0.46) },
  }),
];

/** Upright in the water, arms on its surface; the body below is barely visible. */
export const swim: readonly Pose[] = [
  vary(standing, {
    yaw: 0.7,
    chest: { bend: 0, twist: -0.05, lean: 0.2 },
    head: { turn: -0.2, nod: -0.1, tilt: 0.03 },
    hands: { near: forward(-0.2, 0.86, 'flat'), far: split(openPalm(0.22)) },
  }),
  vary(standing, {
    yaw: 0.6,
    head: { turn: -0.1, nod: -0.08, tilt: -0.04 },
    hands: { near: raised(0.3, 'flat'), far: split(forward(-0.2, 0.8, 'flat')) },
  }),
];
/** Across the board, knees bent, arms out for balance. */
export const surf: readonly Pose[] = [
  vary(standing, {
    yaw: 0.9,
    hip: 0.7,
    sway: [0, -0.04],
    pelvis: { roll: 0, twist: 0, lean: 0.2 },
    chest: { bend: 0, twist: -0.3, lean: 0.22 },
    head: { turn: -0.1, nod: -0.06, tilt: 0 },
    hands: {
      near: { ...openPalm(0.1), at: [0.66, -0.16, -0.2], fingers: [1, 0.1, -0.2] },
      far: { ...forward(-0.02, 0.86, 'open'), layer: 'split' },
    },
    feet: { near: foot(0.08, 0, -0.34, 0, 0.4), far: foot(0.08, 0, 0.38, 0, 0.3) },
  }),
];
export const ski: readonly Pose[] = [
  vary(standing, {
    yaw: 1,
    hip: 0.76,
    sway: [0, -0.1],
    pelvis: { roll: 0, twist: 0, lean: 0.3 },
    chest: { bend: 0, twist: -0.1, lean: 0.3 },
    head: { turn: -0.25, nod: -0.14, tilt: 0 },
    hands: {
      near: { ...forward(-0.44, 0.56, 'fist'), fingers: [-0.1, -0.4, 0.8] },
      far: split({ ...forward(-0.4, 0.66, 'fist'), fingers: [-0.1, -0.4, 0.8] }),
    },
    feet: { near: foot(0.1, 0, -0.06), far: foot(0.12, 0, 0.14) },
  }),
];
export const row: readonly Pose[] = [
  vary(seated, {
    yaw: 0.9,
    chest: { bend: 0, twist: -0.1, lean: 0.18 },
    head: { turn: -0.25, nod: 0, tilt: 0 },
    hands: { near: forward(-0.36, 0.7, 'fist'), far: split(forward(-0.4, 0.72, 'fist')) },
  }),
];
/** On a saddle, the reins in both hands; the legs hang. */
export const rideHorse: readonly Pose[] = [
  vary(seated, {
    yaw: 0.95,
    hip: 0.86,
    sway: [0, -0.06],
    pelvis: { roll: 0, twist: 0, lean: 0.02 },
    chest: { bend: 0, twist: -0.1, lean: 0.06 },
    head: { turn: -0.3, nod: 0, tilt: 0 },
    hands: { near: forward(-0.56, 0.5, 'fist'), far: split(forward(-0.56, 0.52, 'fist')) },
    // The far leg is on the other side of the horse.
    feet: { near: foot(0.1, 0, 0.12), far: foot(0.1, 0, 0.12) },
  }),
];

export const feed: readonly Pose[] = [
  vary(standing, {
    yaw: 0.8,
    chest: { bend: 0, twist: -0.05, lean: 0.2 },
    head: { turn: -0.1, nod: 0.2, tilt: 0.03 },
    hands: { near: forward(-0.5, 0.72, 'open'), far: { ...forward(-0.5, 0.44, 'grip'), layer: 'split' } },
    holding: 'far',
  }),
];
export const fish: readonly Pose[] = [
  vary(seated, {
    yaw: 0.85,
    head: { turn: -0.2, nod: 0.06, tilt: 0 },
    hands: { near: forward(-0.34, 0.62, 'grip'), far: split(forward(-0.4, 0.56, 'fist')) },
  }),
];
export const brush: readonly Pose[] = [
  vary(standing, {
    yaw: 0.35,
    head: { turn: 0, nod: 0, tilt: 0.05 },
    hands: {
      near: { ...toFace, at: [-0.24, 0.02, 0.44], shape: 'grip', fingers: [-0.8, 0.5, 0.1] },
      far: {
        at: [0.1, -0.72, 0.06],
        elbow: [1, -0.1, -0.7],
        shape: 'fist',
        fingers: [-0.8, -0.6, 0.2],
        thumb: [0, 0.5, -1],
      },
    },
  }),
];
/** Down on the ground, the hands behind. */
export const fall: readonly Pose[] = [
  vary(standing, {
    yaw: 0.75,
    hip: 0.16,
    sway: [0, -0.2],
    pelvis: { roll: 0, twist: 0, lean: -0.3 },
    chest: { bend: 0.05, twist: -0.1, lean: -0.1 },
    head: { turn: -0.1, nod: -0.05, tilt: 0.1 },
    hands: {
      near: {
        at: [0.26, -0.86, -0.3],
        elbow: [0.6, 0.2, -1],
        shape: 'flat',
        fingers: [0.4, -0.5, -0.8],
        thumb: [-0.6, 0, 0.4],
      },
      far: split(openPalm(0.1)),
    },
    feet: { near: foot(0.16, 0, 0.56, -0.3), far: foot(0.2, 0.06, 0.72, -0.4) },
  }),
];
