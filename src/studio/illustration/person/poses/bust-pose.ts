import type { Feeling } from '../../../story/story.ts';
import type { HandPose, Pose } from '../skeleton/pose.ts';
import { hanging, onHip, standing, vary } from './base-poses.ts';
import { folded, toChin, toHeart } from './hand-poses.ts';

const upright = vary(standing, {
  yaw: 0.16,
  pelvis: { roll: 0, twist: 0, lean: 0 },
  chest: { bend: 0, twist: 0, lean: 0 },
  head: { turn: 0, nod: 0, tilt: 0 },
});

const held: HandPose = {
  at: [-0.2, -0.16, 0.56],
  elbow: [0.9, -1, 0],
  shape: 'grip',
  fingers: [-0.75, 0.6, 0.3],
  thumb: [0.1, 1, 0],
  layer: 'front',
};
const arms: Partial<Record<Feeling | 'holding', { near: HandPose; far: HandPose }>> = {
  holding: { near: held, far: hanging },
  thoughtful: { near: toChin, far: folded(-0.05) },
  surprised: { near: hanging, far: { ...toHeart, at: [-0.42, -0.3, 0.36] } },
  proud: { near: folded(0.05), far: folded(-0.04) },
  worried: { near: toHeart, far: hanging },
  angry: { near: onHip, far: onHip },
};

/** Poses of arms and trunk in a medium shot. */
export function bustPoses(mood: Feeling | 'holding'): Pose {
  const slump = mood === 'sad' ? 0.1 : mood === 'proud' ? -0.04 : 0;
  return vary(upright, {
    chest: { bend: mood === 'thoughtful' ? 0.03 : 0, twist: 0, lean: slump },
    hands: arms[mood] ?? { near: hanging, far: hanging },
  });
}
