import type { HandPose, Pose } from '../skeleton/pose.ts';
import { hanging, onHip, standing, vary } from './base-poses.ts';
import { clasped, folded, inPocket, openPalm, raised, split, toChin, toFace, toHeart } from './hand-poses.ts';

/** Close to the body, so that the people beside each other have room. */
const atSide: HandPose = { ...hanging, at: [-0.08, -0.94, 0.12], elbow: [0.2, 0, -1] };

/** Hand poses of people who are idle, talk or listen. */
export const stand: readonly Pose[] = [
  vary(standing, { hands: { near: inPocket, far: hanging } }),
  vary(standing, {
    yaw: 0.25,
    chest: { bend: -0.07, twist: 0.05, lean: 0 },
    hands: { near: hanging, far: onHip },
  }),
  vary(standing, { yaw: 0.3, hands: { near: clasped, far: clasped } }),
  vary(standing, { yaw: 0.32, hands: { near: atSide, far: atSide } }),
  vary(standing, { yaw: 0.42, hands: { near: inPocket, far: inPocket } }),
];

/** Doubt, refusal and impatience. */
export const crossArms: readonly Pose[] = [
  vary(standing, { yaw: 0.32, hands: { near: folded(0.05), far: folded(-0.04) } }),
  vary(standing, {
    yaw: 0.5,
    chest: { bend: -0.04, twist: 0, lean: -0.03 },
    head: { turn: 0, nod: 0, tilt: 0.08 },
    hands: { near: folded(0.03), far: folded(-0.06) },
  }),
];

const upright = vary(standing, { yaw: 0.62, chest: { bend: -0.02, twist: 0, lean: 0.03 } });

export const talk: readonly Pose[] = [
  vary(upright, { hands: { near: openPalm(0.08), far: inPocket } }),
  vary(upright, { hands: { near: openPalm(0), far: split(openPalm(0.12)) } }),
  vary(upright, { hands: { near: onHip, far: split(openPalm(0.1)) } }),
  vary(upright, { yaw: 0.5, hands: { near: toHeart, far: split(openPalm(-0.05)) } }),
];

export const listen: readonly Pose[] = [
  vary(upright, {
    yaw: 0.55,
    head: { turn: 0, nod: 0.02, tilt: 0.04 },
    hands: { near: atSide, far: atSide },
  }),
  vary(upright, { yaw: 0.5, hands: { near: inPocket, far: atSide }, head: { turn: 0, nod: 0, tilt: 0.1 } }),
  vary(upright, { yaw: 0.5, hands: { near: clasped, far: clasped } }),
  vary(upright, {
    yaw: 0.45,
    head: { turn: 0, nod: 0.04, tilt: 0.06 },
    hands: { near: toChin, far: atSide },
  }),
];

export const think: readonly Pose[] = [
  vary(standing, {
    yaw: 0.3,
    head: { turn: 0.1, nod: -0.08, tilt: 0.08 },
    hands: { near: toChin, far: folded(-0.05) },
  }),
  vary(standing, {
    yaw: 0.5,
    head: { turn: 0, nod: 0.12, tilt: 0.06 },
    hands: { near: inPocket, far: split(toChin) },
  }),
];

export const laugh: readonly Pose[] = [
  vary(standing, {
    yaw: 0.3,
    chest: { bend: 0.08, twist: 0, lean: -0.1 },
    head: { turn: 0.05, nod: -0.18, tilt: 0.12 },
    hands: { near: { ...folded(-0.12), shape: 'open' }, far: split(openPalm(0.05)) },
  }),
  vary(standing, {
    yaw: 0.45,
    chest: { bend: -0.05, twist: 0, lean: 0.12 },
    head: { turn: 0, nod: -0.05, tilt: -0.12 },
    hands: { near: toHeart, far: onHip },
  }),
];

export const cry: readonly Pose[] = [
  vary(standing, {
    yaw: 0.35,
    chest: { bend: 0, twist: 0, lean: 0.16 },
    head: { turn: 0, nod: 0.3, tilt: 0.06 },
    hands: { near: toFace, far: folded(-0.08) },
  }),
  vary(standing, {
    yaw: 0.55,
    chest: { bend: 0, twist: 0, lean: 0.14 },
    head: { turn: 0, nod: 0.26, tilt: 0.1 },
    hands: { near: folded(-0.02), far: folded(-0.1) },
  }),
];

/** One hand at the open mouth, one arm stretched. */
export const yawn: readonly Pose[] = [
  vary(standing, {
    yaw: 0.25,
    chest: { bend: 0.05, twist: 0, lean: -0.06 },
    head: { turn: 0, nod: -0.16, tilt: 0.12 },
    hands: {
      near: { ...toFace, at: [-0.26, -0.06, 0.4], fingers: [-0.6, 0.9, 0.2] },
      far: { ...raised(0.34, 'fist'), at: [0.42, 0.72, 0.1], fingers: [-0.3, 0.9, 0] },
    },
  }),
];
