import type { HandShape } from '../hands/hand-shapes.ts';
import type { Vector } from './vector.ts';

/** Directions of a limb: outward from the body's middle, up, forward. */
export type Reach = Vector;

export type HandPose = {
  /** Wrist from the shoulder, in arm lengths. */
  at: Reach;
  /** Where the elbow points. */
  elbow: Reach;
  shape: HandShape;
  /** Where the fingers point; by default on from the forearm. */
  fingers?: Reach;
  /** Where the thumb points. */
  thumb: Reach;
  /** In front of the trunk, behind it, or the upper arm behind and the forearm in front. */
  layer?: 'front' | 'behind' | 'split';
};

export type FootPose = {
  /** Ankle from the point of the ground under the pelvis, in leg lengths: outward, lift, forward. */
  at: Reach;
  /** Radians the toes turn outward. */
  toe: number;
  /** Radians the heel is raised (positive) or the toes are. */
  heel: number;
};

/** One attitude of the body. Sides are named for a body turned to the picture's right: the far side is its left. */
export type Pose = {
  support: 'feet' | 'seat' | 'bed';
  /** Heading in radians: 0 faces the viewer, 1.2 walks to the right. */
  yaw: number;
  /** Height of the hip joints in leg lengths. */
  hip: number;
  /** Sideways and forward shift of the pelvis over the feet, in leg lengths. */
  sway: readonly [sideways: number, forward: number];
  pelvis: { roll: number; twist: number; lean: number };
  chest: { bend: number; twist: number; lean: number };
  head: { turn: number; nod: number; tilt: number };
  hands: { near: HandPose; far: HandPose };
  feet: { near: FootPose; far: FootPose };
  /** The hand that holds what the figure holds, or both. */
  holding: 'near' | 'far' | 'both';
  /** The hand that rests on a table, where the pose needs one. */
  onDesk?: 'near' | 'far';
};
