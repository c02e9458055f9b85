import { blendArmPoses, loweredArm, restingArm, type ArmPose } from '../arms/arm-pose.ts';
import { gesturePoses } from '../arms/gestures.ts';
import type { HandShape } from '../hands/hand-shapes.ts';
import { lerp } from '../paint/lerp.ts';
import type { Expression } from './feelings.ts';
import { fallSeconds, riseSeconds, type PlannedGesture } from './plan-gestures.ts';
import { ease } from './pulses.ts';

/** Poses of both arms in one frame; `near` is on the side that the face turns to. */
export type ArmsPose = {
  near: ArmPose;
  far: ArmPose;
  raise: number;
  shoulders: number;
  lean: number;
  nod: number;
  face: Partial<Expression>;
};

export const restingArms: ArmsPose = {
  near: restingArm,
  far: restingArm,
  raise: 0,
  shoulders: 0,
  lean: 0,
  nod: 0,
  face: {},
};

/** Poses between two gestures in quick succession. */
const loweredArms = (far: ArmPose): ArmsPose => ({ ...restingArms, near: loweredArm, far });

function blend(from: ArmsPose, to: ArmsPose, share: number): ArmsPose {
  if (share <= 0) return from;
  if (share >= 1) return to;
  const isPair = [from, to].some(({ far }) => far !== restingArm && far !== loweredArm);
  return {
    near: blendArmPoses(from.near, to.near, { share, isPair }),
    far: blendArmPoses(from.far, to.far, { share, isPair }),
    raise: lerp(from.raise, to.raise, share),
    shoulders: lerp(from.shoulders, to.shoulders, share),
    lean: lerp(from.lean, to.lean, share),
    nod: lerp(from.nod, to.nod, share),
    face: blendFaces(from.face, to.face, share),
  };
}

function blendFaces(from: ArmsPose['face'], to: ArmsPose['face'], share: number): ArmsPose['face'] {
  const names = Object.keys({ ...from, ...to }) as (keyof Expression)[];
  return Object.fromEntries(names.map((name) => [name, lerp(from[name] ?? 0, to[name] ?? 0, share)]));
}

/** A waving hand swings about its wrist; all others move slightly and beat on stressed words. */
function moveWrist(pose: ArmPose, swing: number, beat: number): ArmPose {
  const [x, y] = pose.wrist;
  return {
    ...pose,
    wrist: [x + swing * 22, y + beat * 12],
    handAngle: pose.handAngle + swing * 0.3 - beat * 0.06,
  };
}

/** Both arms in a gesture, `seconds` after they are raised. */
function gesturing({ gesture }: PlannedGesture, seconds: number, beat: number): ArmsPose {
  const target = gesturePoses[gesture];
  const isWaving = gesture === 'wave';
  const swing = isWaving ? Math.sin(seconds * Math.PI * 2 * 1.9) : Math.sin(seconds * 2.6) * 0.1;
  return {
    ...target,
    raise: 1,
    near: moveWrist(target.near, swing, beat),
    far: target.far === restingArm ? restingArm : moveWrist(target.far, swing, beat * 0.8),
  };
}

type Pace = (fraction: number) => number;
const gather: Pace = (fraction) => fraction ** 2;
const settle: Pace = (fraction) => 1 - (1 - fraction) ** 2;

/** A keyframe of the arms; `pace` is the easing towards it. */
type Key = { frame: number; pose: (frame: number) => ArmsPose; pace: Pace };

const hands = ({ gesture }: PlannedGesture): HandShape[] =>
  [gesturePoses[gesture].near, gesturePoses[gesture].far].map(({ hand }) => hand);

/** `beats` holds a value per frame, which rises to 1 on stressed words. */
export function planArms(
  planned: readonly PlannedGesture[],
  beats: readonly number[],
  framesPerSecond: number,
): ArmsPose[] {
  const fall = fallSeconds * framesPerSecond;
  const rise = riseSeconds * framesPerSecond;
  const atRest = (frame: number): Key => ({ frame, pose: () => restingArms, pace: ease });
  const keys: Key[] = [];
  planned.forEach((one, index) => {
    const pose = (frame: number) => gesturing(one, (frame - one.up) / framesPerSecond, beats[frame] ?? 0);
    const before = planned[index - 1];
    const isChained = before && one.up - before.end < fall + rise;
    if (!isChained) keys.push(atRest(one.start));
    const isLowered = isChained && hands(before).join() !== hands(one).join();
    if (isLowered) {
      const isOneHanded = [before, one].every(({ gesture }) => gesturePoses[gesture].far === restingArm);
      const far = isOneHanded ? restingArm : loweredArm;
      keys.push({ frame: Math.round((before.end + one.up) / 2), pose: () => loweredArms(far), pace: gather });
    }
    keys.push({ frame: one.up, pose, pace: isLowered ? settle : ease });
    keys.push({ frame: one.end, pose, pace: ease });
    const next = planned[index + 1];
    if (!next || next.up - one.end >= fall + rise) keys.push(atRest(one.end + fall));
  });
  return beats.map((_, frame) => {
    const next = keys.findIndex((key) => key.frame > frame);
    if (next === 0 || keys.length === 0) return restingArms;
    const before = next < 0 ? keys.at(-1)! : keys[next - 1]!;
    const after = next < 0 ? before : keys[next]!;
    const share = after.frame > before.frame ? (frame - before.frame) / (after.frame - before.frame) : 1;
    return blend(before.pose(frame), after.pose(frame), after.pace(share));
  });
}
