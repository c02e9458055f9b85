import type { Pose } from '../skeleton/pose.ts';
import { hanging, onHip, seated, standing, vary } from './base-poses.ts';

type Pair = readonly [Pose, Pose];

export const sit: Pair = [
  seated,
  vary(seated, {
    yaw: 0.5,
    chest: { bend: -0.05, twist: -0.1, lean: -0.06 },
    head: { turn: -0.1, nod: 0, tilt: 0.06 },
    feet: {
      near: { at: [0.16, 0, 0.36], toe: 0.2, heel: 0 },
      far: { at: [0.24, 0, 0.56], toe: 0.3, heel: -0.1 },
    },
  }),
];

/** On the ground, leaning back on one hand, the knees drawn up. */
export const sitOnGround: readonly Pose[] = [
  vary(standing, {
    yaw: 0.85,
    hip: 0.12,
    sway: [0, -0.16],
    pelvis: { roll: 0, twist: 0, lean: -0.16 },
    chest: { bend: 0, twist: -0.1, lean: 0.04 },
    head: { turn: -0.12, nod: 0.02, tilt: 0.04 },
    hands: {
      near: {
        at: [0, -0.56, 0.56],
        elbow: [0.8, -0.4, -0.4],
        shape: 'relaxed',
        fingers: [-0.2, -0.4, 1],
        thumb: [-1, 0.4, 0],
        layer: 'front',
      },
      far: { ...hanging, at: [0.16, -0.92, -0.2], layer: 'behind' },
    },
    feet: {
      near: { at: [0.1, 0, 0.42], toe: 0.1, heel: 0 },
      far: { at: [0.14, 0, 0.6], toe: 0.2, heel: 0 },
    },
  }),
];

export const sitAtDesk: Pair = [
  vary(seated, {
    yaw: 0.75,
    chest: { bend: 0, twist: -0.1, lean: 0.14 },
    head: { turn: -0.05, nod: 0.14, tilt: 0 },
    hands: {
      near: {
        at: [0, -0.5, 0.62],
        elbow: [0.8, -0.9, -0.4],
        shape: 'type',
        fingers: [-0.25, -0.12, 1],
        thumb: [-1, 0.1, 0],
        layer: 'front',
      },
      far: {
        at: [-0.05, -0.5, 0.64],
        elbow: [0.8, -0.9, -0.4],
        shape: 'type',
        fingers: [-0.25, -0.12, 1],
        thumb: [-1, 0.1, 0],
        layer: 'split',
      },
    },
    onDesk: 'far',
  }),
  vary(seated, {
    yaw: 0.6,
    chest: { bend: 0.04, twist: -0.1, lean: 0.1 },
    head: { turn: -0.2, nod: 0.02, tilt: 0.1 },
    hands: {
      near: {
        at: [-0.2, 0.02, 0.46],
        elbow: [0.6, -1, 0.5],
        shape: 'fist',
        fingers: [-0.5, 1, 0],
        thumb: [-0.5, 0.6, -0.5],
        layer: 'front',
      },
      far: {
        at: [-0.1, -0.5, 0.62],
        elbow: [0.8, -0.9, -0.4],
        shape: 'type',
        fingers: [-0.4, -0.12, 1],
        thumb: [-1, 0.1, 0],
        layer: 'split',
      },
    },
    onDesk: 'far',
  }),
];

export const sleep: Pair = [
  vary(standing, {
    support: 'bed',
    yaw: 0.85,
    sway: [0, 0],
    pelvis: { roll: 0, twist: 0, lean: 0 },
    chest: { bend: 0, twist: -0.2, lean: 0 },
    head: { turn: -0.25, nod: 0.05, tilt: 0.12 },
    hands: {
      near: { ...hanging, at: [-0.04, -0.95, 0.06], layer: 'behind' },
      far: {
        at: [-0.1, -0.94, 0.06],
        elbow: [0.8, -0.4, 0.4],
        shape: 'relaxed',
        fingers: [-0.7, -0.6, 0.2],
        thumb: [-0.4, 0.6, 0.6],
        layer: 'front',
      },
    },
    feet: {
      near: { at: [0.1, 0, 0], toe: 0.3, heel: 0 },
      far: { at: [0.12, 0, 0.08], toe: 0.3, heel: 0 },
    },
  }),
  vary(standing, {
    support: 'bed',
    yaw: 0.3,
    hip: 0.86,
    sway: [0, -0.05],
    pelvis: { roll: 0, twist: 0, lean: 0.05 },
    chest: { bend: 0, twist: 0, lean: 0.08 },
    head: { turn: 0.05, nod: 0.1, tilt: 0.1 },
    hands: {
      near: {
        at: [0.1, 0.02, 0.42],
        elbow: [0.4, -1, 0.5],
        shape: 'flat',
        fingers: [-0.3, 1, 0.1],
        thumb: [-1, 0.3, 0],
        layer: 'behind',
      },
      far: {
        at: [0.0, -0.8, 0.4],
        elbow: [0.7, -1, 0.2],
        shape: 'relaxed',
        fingers: [-0.6, 0.5, 0.3],
        thumb: [-0.4, 0.6, 0.6],
        layer: 'front',
      },
    },
    feet: {
      near: { at: [0.1, 0, 0.1], toe: 0.1, heel: 0.3 },
      far: { at: [0.1, 0, 0.2], toe: 0.1, heel: 0.3 },
    },
  }),
];

/** On the back on the ground, with a knee drawn up. */
export const lie: readonly Pose[] = [
  vary(standing, {
    support: 'ground',
    yaw: 1.1,
    sway: [0, 0],
    pelvis: { roll: 0, twist: 0, lean: 0 },
    chest: { bend: 0, twist: -0.15, lean: 0 },
    head: { turn: -0.35, nod: 0.1, tilt: 0.06 },
    hands: {
      near: { ...hanging, at: [-0.04, -0.92, 0.1], layer: 'behind' },
      far: {
        at: [-0.3, -0.6, 0.3],
        elbow: [1, -0.3, 0.3],
        shape: 'relaxed',
        fingers: [-0.8, -0.4, 0.1],
        thumb: [-0.3, 0.8, 0.3],
        layer: 'front',
      },
    },
    feet: {
      near: { at: [0.1, 0, 0], toe: 0.1, heel: 0.2 },
      far: { at: [0.12, 0.24, 0.06], toe: 0.1, heel: 0.2 },
    },
  }),
];

export const work: Pair = [
  vary(standing, {
    yaw: 0.55,
    chest: { bend: 0, twist: -0.05, lean: 0.14 },
    head: { turn: -0.1, nod: 0.22, tilt: 0 },
    hands: {
      near: {
        at: [-0.06, -0.58, 0.56],
        elbow: [0.8, -0.6, -0.5],
        shape: 'flat',
        fingers: [-0.4, -0.25, 1],
        thumb: [1, 0.3, 0],
        layer: 'front',
      },
      far: {
        at: [-0.05, -0.62, 0.56],
        elbow: [0.8, -0.6, -0.5],
        shape: 'flat',
        fingers: [-0.4, -0.25, 1],
        thumb: [-1, 0.3, 0],
        layer: 'split',
      },
    },
    onDesk: 'far',
  }),
  vary(standing, {
    yaw: 0.8,
    chest: { bend: 0, twist: -0.1, lean: 0.06 },
    head: { turn: 0, nod: -0.06, tilt: 0 },
    hands: {
      near: {
        at: [0.02, -0.34, 0.6],
        elbow: [0.6, -1, -0.2],
        shape: 'open',
        fingers: [-0.3, 0.1, 0.9],
        thumb: [0.8, 0.5, 0],
        layer: 'front',
      },
      far: onHip,
    },
  }),
];
