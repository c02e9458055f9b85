import { expressions } from './motion/feelings.ts';
import type { FramePose } from './motion/frame-pose.ts';
import { talkingArms } from './motion/plan-arms.ts';
import { openPresenterStage } from './presenter-stage.ts';
import type { PresenterId } from './presenters.ts';

const jpegQuality = 88;

/** Looking at the viewer, smiling, at the start of a word. */
const posterPose: FramePose = {
  settingX: 0,
  settingY: 0,
  bodyX: 0,
  bodyY: 0,
  shoulderTilt: 0,
  torsoLean: 0,
  torsoYaw: 0,
  breath: 0.5,
  headX: 0,
  headY: 0,
  tilt: 0.012,
  yaw: 0.1,
  pitch: 0,
  hairSwing: 0,
  browRaise: 0.25,
  browTilt: 0,
  eyes: { blink: 0, gazeX: 0, gazeY: 0, squint: 0.45, widen: 0 },
  mouth: { opening: 0.26, width: 0.85, teeth: 0.8, tongue: 0, tuck: 0, press: 0 },
  // At rest some faces look stern.
  expression: {
    ...expressions.happy,
    smile: 0.9,
    browRaise: 0.3,
    squint: 0.35,
    frown: -0.12,
    pitch: 0,
    tilt: 0,
  },
  arms: talkingArms,
  shot: { zoom: 0.86 },
};

/** A flattering still of the presenter, 720×1280. */
export async function drawPresenterPoster(
  presenterId: PresenterId,
  format: 'jpeg' | 'png' = 'jpeg',
): Promise<Buffer> {
  const stage = await openPresenterStage(presenterId, []);
  stage.show(posterPose);
  return format === 'jpeg' ? stage.canvas.encode('jpeg', jpegQuality) : stage.canvas.encode('png');
}
