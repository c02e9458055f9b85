import type { EyePose } from '../face/draw-eye.ts';
import type { MouthPose } from '../../mouth/mouth-track.ts';
import type { Expression } from './feelings.ts';
import type { ArmsPose } from './plan-arms.ts';
import type { Shot } from './plan-shots.ts';

/** All animated values of one frame. Lengths in pixels, angles in radians, everything else -1..1 or 0..1. */
export type FramePose = {
  settingX: number;
  settingY: number;
  bodyX: number;
  bodyY: number;
  shoulderTilt: number;
  /** The head's lean that the trunk follows, a little later, in radians; and the same for its turn. */
  torsoLean: number;
  torsoYaw: number;
  breath: number;
  headX: number;
  headY: number;
  tilt: number;
  yaw: number;
  pitch: number;
  /** How far the tips of long hair lag behind the head, in pixels. */
  hairSwing: number;
  browRaise: number;
  /** One brow higher than the other. */
  browTilt: number;
  eyes: EyePose;
  mouth: MouthPose;
  expression: Expression;
  arms: ArmsPose;
  shot: Shot;
};
