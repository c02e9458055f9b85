import type { FootPose, HandPose, Pose } from '../skeleton/pose.ts';

export const hanging: HandPose = {
  at: [0.1, -0.955, 0.08],
  elbow: [0.5, 0, -1],
  shape: 'relaxed',
  thumb: [-0.35, 0, 1],
};
export const onHip: HandPose = {
  at: [0.1, -0.72, 0.06],
  elbow: [1, -0.1, -0.7],
  shape: 'fist',
  fingers: [-0.8, -0.6, 0.2],
  thumb: [0, 0.5, -1],
};
export const inFront: HandPose = {
  at: [-0.1, -0.5, 0.52],
  elbow: [0.6, -0.8, -0.3],
  shape: 'grip',
  thumb: [-0.3, 1, 0],
  layer: 'front',
};

const planted: FootPose = { at: [0.12, 0, 0], toe: 0.25, heel: 0 };

/** Contrapposto with the weight on the near leg: the pelvis rises there, the shoulders tilt the other way. */
export const standing: Pose = {
  support: 'feet',
  yaw: 0.38,
  hip: 1,
  sway: [-0.05, 0],
  pelvis: { roll: 0.07, twist: 0, lean: 0 },
  chest: { bend: -0.06, twist: -0.05, lean: -0.01 },
  head: { turn: 0.08, nod: 0, tilt: 0.03 },
  hands: { near: hanging, far: hanging },
  feet: {
    near: { ...planted, at: [0.13, 0, -0.03] },
    far: { ...planted, at: [0.2, 0, 0.16], toe: 0.5 },
  },
  holding: 'near',
};

export const seated: Pose = {
  ...standing,
  support: 'seat',
  yaw: 0.8,
  hip: 0.53,
  sway: [0, -0.12],
  pelvis: { roll: 0, twist: 0, lean: -0.12 },
  chest: { bend: 0, twist: -0.12, lean: 0.06 },
  head: { turn: -0.15, nod: 0.02, tilt: 0.02 },
  hands: {
    near: {
      at: [0, -0.74, 0.44],
      elbow: [0.8, -0.2, -0.7],
      shape: 'relaxed',
      fingers: [-0.1, -0.35, 1],
      thumb: [-1, 0.4, 0],
      layer: 'front',
    },
    far: {
      at: [-0.12, -0.74, 0.46],
      elbow: [0.8, -0.2, -0.7],
      shape: 'relaxed',
      fingers: [-0.2, -0.35, 1],
      thumb: [-1, 0.4, 0],
      layer: 'split',
    },
  },
  feet: {
    near: { at: [0.15, 0, 0.42], toe: 0.12, heel: 0 },
    far: { at: [0.17, 0, 0.5], toe: 0.15, heel: 0 },
  },
};

/** Overrides for parts of a pose. */
export function vary(base: Pose, change: Partial<Pose>): Pose {
  return { ...base, ...change };
}
