import type { Pose } from '../skeleton/pose.ts';
import { hanging, onHip, standing, vary } from './base-poses.ts';
import { downward, folded, forward, inPocket, openPalm, raised, split, toHeart } from './hand-poses.ts';

/** Poses with a thing in the hands or a partner in front. */
const reaching = vary(standing, {
  yaw: 0.85,
  chest: { bend: 0, twist: -0.05, lean: 0.07 },
  head: { turn: -0.2, nod: 0.04, tilt: 0 },
});
const atTable = vary(standing, {
  yaw: 0.55,
  chest: { bend: 0, twist: -0.05, lean: 0.14 },
  head: { turn: -0.1, nod: 0.22, tilt: 0 },
});

export const give: readonly Pose[] = [
  vary(reaching, { hands: { near: forward(-0.34, 0.78, 'grip'), far: hanging } }),
];
export const receive: readonly Pose[] = [
  vary(reaching, {
    hands: {
      near: { ...forward(-0.4, 0.72, 'open'), fingers: [-0.2, 0, 1], thumb: [0.6, 0.8, 0] },
      far: split({ ...forward(-0.44, 0.68, 'open'), fingers: [-0.2, 0, 1] }),
    },
  }),
];
export const show: readonly Pose[] = [
  vary(standing, {
    yaw: 0.3,
    head: { turn: 0.12, nod: -0.05, tilt: -0.04 },
    hands: {
      near: {
        at: [0.42, 0.24, 0.5],
        elbow: [0.9, -1, 0],
        shape: 'grip',
        fingers: [0.1, 1, 0.2],
        thumb: [-1, 0.4, 0],
        layer: 'front',
      },
      far: inPocket,
    },
  }),
];
export const serve: readonly Pose[] = [
  vary(standing, {
    yaw: 0.6,
    head: { turn: -0.05, nod: 0.02, tilt: 0.02 },
    hands: {
      near: {
        at: [0.1, -0.16, 0.62],
        elbow: [0.8, -1, -0.2],
        shape: 'flat',
        fingers: [-0.1, 0.1, 1],
        thumb: [1, 0.3, 0],
        layer: 'front',
      },
      far: split(folded(-0.16)),
    },
  }),
];
export const pour: readonly Pose[] = [
  vary(atTable, {
    hands: { near: downward(-0.16, 0.7), far: split(downward(-0.56, 0.62, 'flat')) },
    onDesk: 'far',
  }),
];
export const cook: readonly Pose[] = [
  vary(atTable, {
    hands: { near: downward(-0.42, 0.62), far: split(downward(-0.6, 0.6)) },
    onDesk: 'far',
  }),
  vary(atTable, {
    yaw: 0.7,
    hands: { near: downward(-0.46, 0.6), far: split(downward(-0.58, 0.58, 'flat')) },
    onDesk: 'far',
  }),
];
export const wipe: readonly Pose[] = [
  vary(atTable, {
    yaw: 0.65,
    chest: { bend: 0, twist: -0.05, lean: 0.2 },
    hands: { near: downward(-0.54, 0.66, 'flat'), far: split(downward(-0.6, 0.58, 'flat')) },
    onDesk: 'far',
  }),
];
export const pack: readonly Pose[] = [
  vary(atTable, {
    yaw: 0.5,
    chest: { bend: 0, twist: 0, lean: 0.24 },
    hands: { near: downward(-0.5, 0.6, 'flat'), far: split(downward(-0.56, 0.58, 'flat')) },
    holding: 'both',
    onDesk: 'far',
  }),
];
export const open: readonly Pose[] = [
  vary(standing, {
    yaw: 0.4,
    head: { turn: 0, nod: 0.26, tilt: 0.03 },
    chest: { bend: 0, twist: 0, lean: 0.06 },
    hands: {
      near: { ...downward(-0.36, 0.5, 'open'), at: [-0.02, -0.36, 0.5] },
      far: split({ ...downward(-0.4, 0.5, 'flat'), at: [-0.04, -0.5, 0.52] }),
    },
    holding: 'both',
  }),
  // One hand holds a bottle or a jar, the other one turns its cap.
  vary(standing, {
    yaw: 0.4,
    head: { turn: 0, nod: 0.24, tilt: 0.03 },
    chest: { bend: 0, twist: 0, lean: 0.04 },
    hands: {
      near: { ...downward(-0.5, 0.5), at: [-0.2, -0.54, 0.5], fingers: [-0.9, 0.1, 0.4] },
      far: split({ ...downward(-0.3, 0.5), at: [-0.31, -0.26, 0.5], fingers: [-0.6, -0.8, 0.2] }),
    },
  }),
];
export const write: readonly Pose[] = [
  vary(atTable, {
    chest: { bend: 0, twist: -0.05, lean: 0.2 },
    head: { turn: -0.08, nod: 0.3, tilt: 0.03 },
    hands: { near: downward(-0.56, 0.56), far: split(downward(-0.6, 0.56, 'flat')) },
    onDesk: 'far',
  }),
];
export const paint: readonly Pose[] = [
  vary(standing, {
    yaw: 0.95,
    head: { turn: -0.2, nod: -0.04, tilt: 0 },
    hands: { near: { ...forward(0.14, 0.8, 'grip'), fingers: [0, 0.4, 1] }, far: onHip },
  }),
];
/** Upright before a board, the hand at the height of the eyes. */
export const writeBoard: readonly Pose[] = [
  vary(standing, {
    yaw: 0.85,
    head: { turn: -0.1, nod: -0.05, tilt: 0 },
    hands: { near: hanging, far: split({ ...forward(0.32, 0.62, 'grip'), fingers: [0, 0.5, 1] }) },
    holding: 'far',
  }),
];
export const bow: readonly Pose[] = [
  vary(standing, {
    yaw: 0.7,
    pelvis: { roll: 0, twist: 0, lean: 0.75 },
    chest: { bend: 0, twist: 0, lean: 0.55 },
    head: { turn: 0, nod: 0.35, tilt: 0 },
    hands: { near: toHeart, far: hanging },
    feet: {
      near: { at: [0.1, 0, -0.02], toe: 0.15, heel: 0 },
      far: { at: [0.12, 0, 0.08], toe: 0.2, heel: 0 },
    },
  }),
];
export const teach: readonly Pose[] = [
  vary(standing, {
    yaw: 0.2,
    head: { turn: 0, nod: 0, tilt: 0.02 },
    hands: {
      near: inPocket,
      far: { ...forward(0.22, 0.4, 'point'), at: [0.62, 0.26, 0.3], fingers: [0.9, 0.5, 0.1] },
    },
    holding: 'far',
  }),
];
export const present: readonly Pose[] = [
  vary(standing, {
    yaw: 0.15,
    head: { turn: -0.05, nod: -0.02, tilt: 0.03 },
    hands: {
      near: { ...openPalm(0.3), at: [0.62, -0.28, 0.42], fingers: [1, 0.4, 0.3] },
      far: toHeart,
    },
  }),
  vary(standing, { yaw: 0.12, hands: { near: openPalm(0.16), far: openPalm(0.2) } }),
];
export const examine: readonly Pose[] = [
  vary(standing, {
    yaw: 0.7,
    chest: { bend: 0, twist: 0, lean: 0.2 },
    head: { turn: -0.1, nod: 0.2, tilt: 0 },
    hands: { near: forward(-0.2, 0.62, 'grip'), far: split(folded(-0.1)) },
  }),
];
export const measure: readonly Pose[] = [
  vary(atTable, {
    yaw: 0.3,
    hands: { near: downward(-0.4, 0.6), far: { ...downward(-0.4, 0.6), at: [0.3, -0.4, 0.55] } },
  }),
];
export const photograph: readonly Pose[] = [
  vary(standing, {
    yaw: 0.6,
    hands: {
      near: { ...forward(0.1, 0.6, 'grip'), at: [-0.24, 0.08, 0.56], fingers: [-0.7, 0.6, 0.3] },
      far: split({ ...forward(0.1, 0.6, 'grip'), at: [-0.24, 0.04, 0.58], fingers: [-0.7, 0.6, 0.3] }),
    },
  }),
];
export const comfort: readonly Pose[] = [
  vary(reaching, {
    yaw: 0.7,
    head: { turn: -0.1, nod: 0.1, tilt: 0.12 },
    hands: { near: hanging, far: split({ ...forward(-0.06, 0.7, 'flat'), fingers: [-0.1, 0, 1] }) },
  }),
];
export const shakeHands: readonly Pose[] = [
  vary(reaching, {
    yaw: 0.75,
    hands: {
      near: { ...forward(-0.46, 0.66, 'flat'), fingers: [-0.3, 0.05, 1] },
      far: hanging,
    },
  }),
];
export const holdHands: readonly Pose[] = [
  vary(standing, {
    yaw: 0.3,
    hands: { near: hanging, far: { ...hanging, at: [0.36, -0.84, 0.12], layer: 'front' } },
  }),
];
/** The partner of a pair hand in hand, who holds on with the opposite hand. */
export const heldByHand: readonly Pose[] = [
  vary(standing, {
    yaw: 0.3,
    hands: { near: { ...hanging, at: [0.4, -0.6, 0.12], layer: 'front' }, far: hanging },
  }),
];
export const knock: readonly Pose[] = [
  vary(reaching, {
    yaw: 0.95,
    hands: { near: { ...forward(0.16, 0.6, 'fist'), fingers: [0, 1, 0.4] }, far: hanging },
  }),
];
export const cheer: readonly Pose[] = [
  vary(standing, {
    yaw: 0.15,
    head: { turn: 0, nod: -0.14, tilt: 0.05 },
    hands: { near: raised(0.42, 'fist'), far: raised(0.42, 'fist') },
  }),
  vary(standing, {
    yaw: 0.3,
    head: { turn: 0, nod: -0.1, tilt: 0.08 },
    hands: { near: raised(0.3, 'fist'), far: onHip },
  }),
];
export const clap: readonly Pose[] = [
  vary(standing, {
    yaw: 0.35,
    hands: {
      near: { ...forward(-0.22, 0.5), at: [-0.27, -0.26, 0.52], fingers: [-0.05, 1, 0.35] },
      far: split({ ...forward(-0.22, 0.5), at: [-0.22, -0.28, 0.52], fingers: [-0.05, 1, 0.35] }),
    },
  }),
];
