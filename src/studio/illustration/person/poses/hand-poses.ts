import type { HandPose } from '../skeleton/pose.ts';

/** Hands at rest. Arms hanging straight down would look like a doll's. */
export const inPocket: HandPose = {
  at: [0.1, -0.84, 0.14],
  elbow: [0.5, 0, -1],
  shape: 'fist',
  fingers: [-0.3, -1, 0.25],
  thumb: [-0.4, 0, 1],
  layer: 'front',
};
/** Low before the body; any higher, it would look like crossed arms. */
export const clasped: HandPose = {
  at: [-0.28, -0.86, 0.22],
  elbow: [0.6, -0.2, -0.8],
  shape: 'relaxed',
  fingers: [-0.9, -0.4, 0.2],
  thumb: [-0.2, 1, 0.2],
  layer: 'front',
};
export const folded = (rise: number): HandPose => ({
  at: [-0.5, -0.5 + rise, 0.36],
  elbow: [0.9, -0.8, 0.1],
  shape: 'flat',
  fingers: [-1, 0.12, 0.1],
  thumb: [0, 1, 0.2],
  layer: 'front',
});
export const toChin: HandPose = {
  at: [-0.34, 0.02, 0.4],
  elbow: [0.5, -1, 0.5],
  shape: 'fist',
  fingers: [-0.45, 1, 0.1],
  thumb: [-0.8, 0.6, -0.3],
  layer: 'front',
};
export const toHeart: HandPose = {
  at: [-0.44, -0.32, 0.36],
  elbow: [0.8, -1, 0.2],
  shape: 'flat',
  fingers: [-1, 0.35, 0.05],
  thumb: [-0.2, 1, 0],
  layer: 'front',
};
/** An open hand beside the body, as while speaking. */
export const openPalm = (rise = 0): HandPose => ({
  at: [0.22, -0.5 + rise, 0.5],
  elbow: [0.5, -1, -0.5],
  shape: 'open',
  fingers: [0.5, 0.55, 0.8],
  thumb: [-0.6, 0.8, 0],
  layer: 'front',
});
/** Forward from the shoulder, palm in: for pushing, catching or taking. */
export const forward = (rise: number, reach = 0.85, shape: HandPose['shape'] = 'flat'): HandPose => ({
  at: [-0.04, rise, reach],
  elbow: [0.7, -1, -0.1],
  shape,
  fingers: [-0.15, shape === 'flat' ? 0.6 : 0.1, 1],
  thumb: [-0.5, 1, 0],
  layer: 'front',
});
/** Down on a surface in front of the body: a table, the ground. */
export const downward = (rise: number, reach: number, shape: HandPose['shape'] = 'grip'): HandPose => ({
  at: [-0.14, rise, reach],
  elbow: [0.8, -0.4, -0.6],
  shape,
  fingers: [-0.3, -0.6, 0.8],
  thumb: [-0.5, 0.8, 0],
  layer: 'front',
});
/** Over the head. */
export const raised = (out = 0.3, shape: HandPose['shape'] = 'open'): HandPose => ({
  at: [out, 0.93, 0.16],
  elbow: [1, -0.3, 0.2],
  shape,
  fingers: [0.15, 1, 0.05],
  thumb: [-1, 0.3, 0],
  layer: 'front',
});
export const toFace: HandPose = {
  at: [-0.34, 0.14, 0.36],
  elbow: [0.7, -1, 0.4],
  shape: 'flat',
  fingers: [-0.5, 1, 0.05],
  thumb: [-0.8, 0.4, -0.3],
  layer: 'front',
};
/** The far arm of a turned body, drawn in front of the trunk from the elbow down. */
export const split = (hand: HandPose): HandPose => ({ ...hand, layer: 'split' });
