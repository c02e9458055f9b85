import { blendArms, restingArm, type ArmPose } from '../arms/arm-pose.ts';
import { gesturePoses } from '../arms/gestures.ts';
import { fallSeconds, type PlannedGesture } from './plan-gestures.ts';
import { ease } from './pulses.ts';

/** What the arms do in one frame; `near` is on the side that the face is turned to. */
export type ArmsPose = {
  near: ArmPose;
  far: ArmPose;
  raise: number;
  shoulders: number;
  lean: number;
  nod: number;
};

export const restingArms: ArmsPose = {
  near: restingArm,
  far: restingArm,
  raise: 0,
  shoulders: 0,
  lean: 0,
  nod: 0,
};

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

function blend(from: ArmsPose, to: ArmsPose, share: number): ArmsPose {
  if (share <= 0) return from;
  return {
    near: blendArms(from.near, to.near, share),
    far: blendArms(from.far, to.far, share),
    raise: mix(from.raise, to.raise, share),
    shoulders: mix(from.shoulders, to.shoulders, share),
    lean: mix(from.lean, to.lean, share),
    nod: mix(from.nod, to.nod, share),
  };
}

/** A hand that waves swings about its wrist; every other one keeps a little life, and beats with the stressed words. */
function enliven(pose: ArmPose, swing: number, beat: number): ArmPose {
  const [x, y] = pose.wrist;
  return { ...pose, wrist: [x + swing * 22, y + beat * 12], turn: pose.turn + swing * 0.3 - beat * 0.06 };
}

/** `beats` is 0 to 1 on stressed words. */
export function planArms(
  planned: readonly PlannedGesture[],
  beats: readonly number[],
  framesPerSecond: number,
): ArmsPose[] {
  const fall = fallSeconds * framesPerSecond;
  return beats.map((beat, frame) => {
    let pose = restingArms;
    for (const { gesture, start, up, end } of planned) {
      if (frame < start) break;
      const target = gesturePoses[gesture];
      const time = (frame - up) / framesPerSecond;
      const isWaving = gesture === 'wave';
      const swing = isWaving ? Math.sin(time * Math.PI * 2 * 1.9) : Math.sin(time * 2.6) * 0.1;
      const raised: ArmsPose = {
        ...target,
        raise: 1,
        near: enliven(target.near, swing, beat),
        far: target.far === restingArm ? restingArm : enliven(target.far, swing, beat * 0.8),
      };
      const sunk = ease((frame - end) / fall);
      pose = blend(pose, raised, ease((frame - start) / Math.max(1, up - start)));
      if (sunk > 0) pose = blend(pose, restingArms, sunk);
    }
    return pose;
  });
}
