import type { HandShape } from '../hands/hand-shapes.ts';
import type { Vector } from './vector.ts';

/** Directions of a limb: outward from the body's centre, up, forward. */
export type Reach = Vector;

export type HandPose = {
  /** Wrist from the shoulder, in arm lengths. */
  at: Reach;
  /** Direction of the elbow. */
  elbow: Reach;
  shape: HandShape;
  /** Direction of the fingers; by default that of the forearm. */
  fingers?: Reach;
  /** Direction of the thumb. */
  thumb: Reach;
  /** In front of the trunk, behind it, or the upper arm behind and the forearm in front. */
  layer?: 'front' | 'behind' | 'split';
};

export type FootPose = {
  /** Ankle from the point of the ground under the pelvis, in leg lengths: outward, lift, forward. */
  at: Reach;
  /** Outward turn of the toes in radians. */
  toe: number;
  /** Lift of the heel (positive) or of the toes (negative), in radians. */
  heel: number;
};

/** Lying in bed under a blanket, or on the ground. */
type Lying = 'bed' | 'ground';

/** One pose of the body. Sides are named for a body turned to the right of the picture: its left is the far side. */
export type Pose = {
  support: 'feet' | 'seat' | Lying;
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
  /** The hand or hands that hold the figure's thing. */
  holding: 'near' | 'far' | 'both';
  /** The hand that rests on a table, if the pose needs one. */
  onDesk?: 'near' | 'far';
};

export const isLying = ({ support }: Pick<Pose, 'support'>): boolean =>
  support === 'bed' || support === 'ground';
