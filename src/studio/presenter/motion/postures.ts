import { idleArm, otherTalkingArm, restingArm, talkingArm, type ArmPose } from '../arms/arm-pose.ts';
import { gesturePoses } from '../arms/gestures.ts';
import type { Feeling } from './feelings.ts';

/** Both arms between two gestures. */
export type Posture = {
  near: ArmPose;
  far: ArmPose;
  /** Whether both hands are raised. */
  isPair: boolean;
};

/** Forearms in front of the waist, one hand over the other. */
const clasped: Posture = { near: talkingArm, far: otherTalkingArm, isPair: false };

const both = (arm: ArmPose): Posture => ({ near: arm, far: arm, isPair: true });

/** Hands on the hips: elbows out, the fingers around the waist. */
const akimbo: ArmPose = {
  elbow: [376, 640],
  wrist: [286, 752],
  hand: 'at-hip',
  handAngle: -1.96,
  handScale: 1.16,
  visibleLength: 0.8,
};

/** Strong feelings show in the arms as well; the others leave the hands clasped. */
const postures: Partial<Record<Feeling, Posture>> = {
  // Fists in the air, on both sides of the chest.
  excited: both({
    elbow: [318, 770],
    wrist: [272, 590],
    hand: 'fist',
    handAngle: -0.06,
    handScale: 1.3,
    visibleLength: 1,
  }),
  // Hands thrown up, fingers spread.
  surprised: both({
    elbow: [304, 786],
    wrist: [290, 588],
    hand: 'open',
    handAngle: 0.2,
    handScale: 1.24,
    visibleLength: 1,
  }),
  // Arms hang from fallen shoulders.
  sad: { near: restingArm, far: restingArm, isPair: false },
  // Arms folded across the chest: the near hand lies on the other arm, and its forearm hides the far hand.
  annoyed: {
    near: {
      elbow: [318, 716],
      wrist: [-76, 662],
      hand: 'at-hip',
      handAngle: -1.44,
      handScale: 1.12,
      visibleLength: 0.84,
    },
    far: {
      elbow: [318, 720],
      wrist: [-12, 688],
      hand: 'at-hip',
      handAngle: -1.62,
      handScale: 0.8,
      visibleLength: 0.5,
    },
    isPair: false,
  },
  // Hands held together in front of the chest.
  worried: {
    near: { ...talkingArm, elbow: [316, 708], wrist: [112, 650] },
    far: { ...otherTalkingArm, elbow: [312, 716], wrist: [122, 676] },
    isPair: false,
  },
  doubtful: { near: gesturePoses.thinking.near, far: idleArm, isPair: false },
  proud: both(akimbo),
  tender: { near: gesturePoses.heart.near, far: idleArm, isPair: false },
};

export const postureOf = (feeling: Feeling): Posture => postures[feeling] ?? clasped;
