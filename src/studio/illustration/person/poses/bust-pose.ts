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

const grippingHand: HandPose = {
  at: [-0.2, -0.16, 0.56],
  elbow: [0.9, -1, 0],
  shape: 'grip',
  fingers: [-0.75, 0.6, 0.3],
  thumb: [0.1, 1, 0],
  layer: 'front',
};
const armsOf: Partial<Record<Feeling, { near: HandPose; far: HandPose }>> = {
  thoughtful: { near: toChin, far: folded(-0.05) },
  surprised: { near: hanging, far: { ...toHeart, at: [-0.42, -0.3, 0.36] } },
  proud: { near: folded(0.05), far: folded(-0.04) },
  worried: { near: toHeart, far: hanging },
  angry: { near: onHip, far: onHip },
};

/** Radians, forwards. */
const leanOf: Partial<Record<Feeling, number>> = { sad: 0.1, proud: -0.04 };
const bendOf: Partial<Record<Feeling, number>> = { thoughtful: 0.03 };

/** The pose of a person seen from the hips up. A person who holds something stands upright, whatever the feeling. */
export function bustPose(feeling: Feeling, isHolding: boolean): Pose {
  if (isHolding) return vary(upright, { hands: { near: grippingHand, far: hanging } });
  return vary(upright, {
    chest: { bend: bendOf[feeling] ?? 0, twist: 0, lean: leanOf[feeling] ?? 0 },
    hands: armsOf[feeling] ?? { near: hanging, far: hanging },
  });
}
