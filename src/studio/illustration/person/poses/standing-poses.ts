import type { Pose } from '../skeleton/pose.ts';
import { hanging, onHip, standing, vary } from './base-poses.ts';

type Pair = readonly [Pose, Pose];

export const holdOut: Pair = [
  vary(standing, {
    yaw: 0.8,
    chest: { bend: -0.03, twist: 0.05, lean: 0.03 },
    head: { turn: -0.2, nod: 0, tilt: 0.02 },
    hands: {
      near: {
        at: [0.06, -0.22, 0.84],
        elbow: [0.7, -1, -0.1],
        shape: 'grip',
        fingers: [-0.2, 0.1, 1],
        thumb: [-0.4, 1, 0],
        layer: 'front',
      },
      far: hanging,
    },
  }),
  vary(standing, {
    yaw: 0.12,
    chest: { bend: 0.02, twist: 0, lean: 0.02 },
    hands: {
      near: {
        at: [-0.2, -0.44, 0.56],
        elbow: [0.9, -0.8, -0.1],
        shape: 'grip',
        fingers: [-0.9, 0.45, 0.4],
        thumb: [0.1, 1, 0],
        layer: 'front',
      },
      far: {
        at: [-0.2, -0.5, 0.55],
        elbow: [0.9, -0.8, -0.1],
        shape: 'flat',
        fingers: [-1, 0.2, 0.3],
        thumb: [0.4, 0.8, 0.6],
        layer: 'front',
      },
    },
    holding: 'near',
  }),
];

export const point: Pair = [
  vary(standing, {
    yaw: 0.55,
    chest: { bend: 0.02, twist: -0.15, lean: 0.02 },
    head: { turn: 0.15, nod: -0.03, tilt: 0 },
    hands: {
      near: hanging,
      far: {
        at: [0.55, 0.1, 0.78],
        elbow: [0.4, -1, -0.2],
        shape: 'point',
        thumb: [-0.4, 1, 0],
        layer: 'split',
      },
    },
  }),
  vary(standing, {
    yaw: 0.3,
    hands: {
      near: onHip,
      far: {
        at: [0.42, 0.16, 0.42],
        elbow: [0.8, -1, 0.1],
        shape: 'point',
        fingers: [0.35, 1, 0.2],
        thumb: [-1, 0.3, 0.3],
        layer: 'front',
      },
    },
  }),
];

export const phone: Pair = [
  vary(standing, {
    yaw: 0.3,
    head: { turn: 0.1, nod: 0.04, tilt: -0.09 },
    hands: {
      near: {
        at: [0.03, 0.14, 0.2],
        elbow: [0.95, -1, 0.25],
        shape: 'phone',
        fingers: [-0.2, 1, -0.1],
        thumb: [-0.6, 0.3, 1],
        layer: 'front',
      },
      far: hanging,
    },
  }),
  vary(standing, {
    yaw: 0.45,
    head: { turn: -0.1, nod: 0.28, tilt: 0.02 },
    hands: {
      near: {
        at: [-0.2, -0.33, 0.53],
        elbow: [0.8, -1, -0.1],
        shape: 'phone',
        fingers: [-0.5, 0.9, 0.3],
        thumb: [-0.6, 0.6, -0.3],
        layer: 'front',
      },
      far: { at: [0.12, -0.9, 0.1], elbow: [0.5, 0, -1], shape: 'relaxed', thumb: [-0.3, 0, 1] },
    },
  }),
];

export const carry: Pair = [
  vary(standing, {
    yaw: 0.45,
    chest: { bend: 0, twist: 0, lean: -0.05 },
    hands: {
      near: {
        at: [-0.16, -0.52, 0.56],
        elbow: [0.8, -0.8, -0.5],
        shape: 'flat',
        fingers: [-0.7, 0, 0.8],
        thumb: [0.2, 1, 0],
        layer: 'front',
      },
      far: {
        at: [-0.16, -0.52, 0.56],
        elbow: [0.8, -0.8, -0.5],
        shape: 'flat',
        fingers: [-0.7, 0, 0.8],
        thumb: [0.2, 1, 0],
        layer: 'split',
      },
    },
    holding: 'both',
  }),
  vary(standing, {
    yaw: 0.95,
    chest: { bend: -0.04, twist: -0.1, lean: 0.04 },
    hands: {
      near: {
        at: [0.06, -0.985, 0.08],
        elbow: [0.4, 0, -1],
        shape: 'fist',
        thumb: [-0.4, 0, 1],
        layer: 'front',
      },
      far: { at: [0.1, -0.9, -0.16], elbow: [0.4, 0, -1], shape: 'relaxed', thumb: [-0.3, 0, 1] },
    },
    feet: {
      near: { at: [0.1, 0, 0.2], toe: 0.12, heel: 0 },
      far: { at: [0.1, 0, -0.18], toe: 0.12, heel: 0.25 },
    },
    sway: [0, 0],
  }),
];
