import type { Pose } from '../skeleton/pose.ts';
import { hanging, inFront, onHip, standing, vary } from './base-poses.ts';

type Pair = readonly [Pose, Pose];

export const lean: Pair = [
  vary(standing, {
    yaw: 0.7,
    sway: [0, -0.16],
    pelvis: { roll: 0.03, twist: 0, lean: -0.1 },
    chest: { bend: 0, twist: -0.2, lean: -0.1 },
    head: { turn: -0.1, nod: 0.08, tilt: 0 },
    hands: {
      near: {
        at: [-0.3, -0.42, 0.34],
        elbow: [0.9, -0.7, -0.1],
        shape: 'flat',
        fingers: [-1, 0.15, 0.1],
        thumb: [0, 1, 0.2],
        layer: 'front',
      },
      far: {
        at: [-0.36, -0.5, 0.32],
        elbow: [0.9, -0.7, -0.1],
        shape: 'flat',
        fingers: [-1, 0.1, 0.1],
        thumb: [0, 1, 0.2],
        layer: 'split',
      },
    },
    feet: {
      near: { at: [0.12, 0, 0.14], toe: 0.15, heel: 0 },
      far: { at: [0.02, 0, 0.34], toe: 0.2, heel: 0 },
    },
  }),
  vary(standing, {
    yaw: 0.45,
    sway: [0.1, 0],
    pelvis: { roll: 0.06, twist: 0, lean: 0.04 },
    chest: { bend: 0.14, twist: 0, lean: 0.06 },
    head: { turn: -0.1, nod: 0, tilt: -0.1 },
    hands: {
      near: onHip,
      far: {
        at: [0.5, -0.66, 0.34],
        elbow: [0.6, 0.2, -1],
        shape: 'flat',
        fingers: [0.4, -0.25, 1],
        thumb: [-1, 0.2, 0.2],
        layer: 'front',
      },
    },
    onDesk: 'far',
  }),
];

export const wave: Pair = [
  vary(standing, {
    yaw: 0.15,
    chest: { bend: -0.04, twist: 0, lean: -0.01 },
    head: { turn: 0.1, nod: -0.02, tilt: 0.06 },
    hands: {
      near: {
        at: [0.5, 0.42, 0.2],
        elbow: [1, -0.6, -0.1],
        shape: 'open',
        fingers: [0.2, 1, 0.05],
        thumb: [-1, 0.3, 0],
        layer: 'front',
      },
      far: hanging,
    },
  }),
  vary(standing, {
    yaw: 0.5,
    hands: {
      near: hanging,
      far: {
        at: [0.42, 0.5, 0.35],
        elbow: [1, -0.7, 0],
        shape: 'open',
        fingers: [0.1, 1, 0.15],
        thumb: [-1, 0.3, 0],
        layer: 'split',
      },
    },
  }),
];

export const hug: Pair = [
  vary(standing, {
    yaw: 0.85,
    chest: { bend: 0, twist: -0.1, lean: 0.12 },
    head: { turn: -0.35, nod: 0.05, tilt: 0.16 },
    hands: {
      near: {
        at: [-0.3, -0.1, 0.68],
        elbow: [1, -0.4, 0.2],
        shape: 'flat',
        fingers: [-0.9, 0.2, 0.5],
        thumb: [0, 1, 0],
        layer: 'front',
      },
      far: {
        at: [-0.25, 0.06, 0.72],
        elbow: [1, -0.3, 0.2],
        shape: 'flat',
        fingers: [-0.9, 0.2, 0.4],
        thumb: [0, 1, 0],
        layer: 'behind',
      },
    },
    feet: {
      near: { at: [0.12, 0, -0.1], toe: 0.15, heel: 0.1 },
      far: { at: [0.12, 0, 0.14], toe: 0.15, heel: 0 },
    },
  }),
  vary(standing, {
    yaw: 0.2,
    chest: { bend: 0, twist: 0, lean: 0.03 },
    head: { turn: 0.02, nod: 0.03, tilt: 0.08 },
    hands: {
      near: {
        at: [0.56, -0.12, 0.6],
        elbow: [0.6, -1, -0.3],
        shape: 'open',
        fingers: [0.75, 0.5, 0.5],
        thumb: [-0.3, 1, 0],
        layer: 'front',
      },
      far: {
        at: [0.56, -0.04, 0.6],
        elbow: [0.6, -1, -0.3],
        shape: 'open',
        fingers: [0.75, 0.55, 0.5],
        thumb: [-0.3, 1, 0],
        layer: 'front',
      },
    },
  }),
];

export const drink: Pair = [
  vary(standing, {
    yaw: 0.42,
    head: { turn: 0.05, nod: -0.12, tilt: 0.02 },
    hands: {
      near: {
        at: [-0.3, 0.06, 0.42],
        elbow: [0.9, -0.9, 0.2],
        shape: 'grip',
        fingers: [-0.8, 0.35, 0.4],
        thumb: [0.2, 1, -0.2],
        layer: 'front',
      },
      far: hanging,
    },
  }),
  vary(standing, {
    yaw: 0.25,
    head: { turn: 0.1, nod: 0.06, tilt: 0.04 },
    hands: {
      near: { ...inFront, at: [-0.2, -0.14, 0.52], fingers: [-0.75, 0.5, 0.3] },
      far: hanging,
    },
  }),
];

export const read: Pair = [
  vary(standing, {
    yaw: 0.3,
    head: { turn: 0, nod: 0.3, tilt: 0.02 },
    hands: {
      near: {
        at: [-0.16, -0.38, 0.52],
        elbow: [0.8, -1, -0.2],
        shape: 'flat',
        fingers: [-0.5, 0.7, 0.5],
        thumb: [-0.7, 0.4, -0.5],
        layer: 'front',
      },
      far: {
        at: [-0.16, -0.38, 0.52],
        elbow: [0.8, -1, -0.2],
        shape: 'flat',
        fingers: [-0.5, 0.7, 0.5],
        thumb: [-0.7, 0.4, -0.5],
        layer: 'front',
      },
    },
    holding: 'both',
  }),
  vary(standing, {
    yaw: 0.75,
    head: { turn: -0.1, nod: 0.3, tilt: 0 },
    hands: {
      near: {
        at: [-0.1, -0.42, 0.55],
        elbow: [0.7, -1, -0.2],
        shape: 'flat',
        fingers: [-0.4, 0.6, 0.7],
        thumb: [-0.7, 0.4, -0.5],
        layer: 'front',
      },
      far: {
        at: [-0.12, -0.4, 0.58],
        elbow: [0.7, -1, -0.2],
        shape: 'flat',
        fingers: [-0.4, 0.6, 0.7],
        thumb: [-0.7, 0.4, -0.5],
        layer: 'split',
      },
    },
    holding: 'both',
  }),
];
