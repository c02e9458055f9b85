import type { Pose } from '../skeleton/pose.ts';
import { standing, vary } from './base-poses.ts';

type Pair = readonly [Pose, Pose];

const striding = vary(standing, {
  yaw: 1.05,
  sway: [0, 0.04],
  pelvis: { roll: 0, twist: 0.16, lean: 0.03 },
  chest: { bend: 0, twist: -0.3, lean: 0.03 },
  head: { turn: -0.15, nod: 0, tilt: 0 },
  hands: {
    near: {
      at: [0.08, -0.9, 0.34],
      elbow: [0.3, -0.2, -1],
      shape: 'relaxed',
      thumb: [-0.5, 0.2, 1],
      layer: 'front',
    },
    far: {
      at: [0.08, -0.88, -0.36],
      elbow: [0.3, -0.2, -1],
      shape: 'relaxed',
      thumb: [-0.5, 0, 1],
      layer: 'behind',
    },
  },
  feet: {
    near: { at: [0.07, 0, -0.4], toe: 0.06, heel: 0.62 },
    far: { at: [0.07, 0, 0.44], toe: 0.06, heel: -0.24 },
  },
});

export const walk: Pair = [
  striding,
  vary(striding, {
    pelvis: { roll: 0, twist: -0.16, lean: 0.03 },
    chest: { bend: 0, twist: 0.2, lean: 0.03 },
    head: { turn: -0.4, nod: 0, tilt: 0 },
    hands: {
      near: { ...striding.hands.near, at: [0.1, -0.88, -0.34] },
      far: { ...striding.hands.far, at: [0.1, -0.88, 0.36], layer: 'behind' },
    },
    feet: {
      near: { at: [0.07, 0, 0.44], toe: 0.06, heel: -0.24 },
      far: { at: [0.07, 0, -0.4], toe: 0.06, heel: 0.62 },
    },
  }),
];

const running = vary(striding, {
  yaw: 1.1,
  sway: [0, 0.1],
  hip: 0.97,
  pelvis: { roll: 0, twist: 0.2, lean: 0.14 },
  chest: { bend: 0, twist: -0.4, lean: 0.2 },
  head: { turn: -0.05, nod: -0.1, tilt: 0 },
  hands: {
    near: {
      at: [0.02, -0.34, 0.62],
      elbow: [0.4, -0.7, -0.9],
      shape: 'fist',
      fingers: [-0.2, 0.7, 0.7],
      thumb: [-0.2, 0.6, -0.5],
      layer: 'front',
    },
    far: {
      at: [0.2, -0.56, -0.36],
      elbow: [0.5, 0.2, -1],
      shape: 'fist',
      fingers: [-0.2, -0.4, 1],
      thumb: [-0.4, 1, 0.4],
      layer: 'behind',
    },
  },
  feet: {
    near: { at: [0.06, 0, -0.02], toe: 0.04, heel: 0.5 },
    far: { at: [0.06, 0.42, 0.2], toe: 0.04, heel: -0.1 },
  },
});

export const run: Pair = [
  vary(running, {
    feet: {
      near: { at: [0.06, 0, -0.48], toe: 0.04, heel: 0.9 },
      far: { at: [0.06, 0.36, 0.26], toe: 0.04, heel: 0.1 },
    },
  }),
  vary(running, {
    pelvis: { roll: 0, twist: -0.2, lean: 0.14 },
    chest: { bend: 0, twist: 0.25, lean: 0.2 },
    head: { turn: -0.3, nod: -0.08, tilt: 0 },
    hands: {
      near: {
        ...running.hands.near,
        at: [0.22, -0.56, -0.36],
        elbow: [0.5, 0.2, -1],
        fingers: [-0.2, -0.5, 1],
        thumb: [-0.4, 1, 0.4],
      },
      far: {
        ...running.hands.far,
        at: [0.02, -0.36, 0.62],
        elbow: [0.4, -0.7, -0.9],
        fingers: [-0.2, 0.7, 0.7],
        layer: 'split',
      },
    },
    feet: {
      near: { at: [0.06, 0.38, 0.26], toe: 0.04, heel: 0.1 },
      far: { at: [0.06, 0, -0.46], toe: 0.04, heel: 0.9 },
    },
  }),
];
