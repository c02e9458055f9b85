import {
  blendArmPoses,
  idleArm,
  otherTalkingArm,
  restingArm,
  talkingArm,
  type ArmPose,
} from '../arms/arm-pose.ts';
import { gesturePoses } from '../arms/gestures.ts';
import type { Point } from '../paint/curve.ts';
import { lerp } from '../paint/lerp.ts';
import type { Expression, Feeling } from './feelings.ts';
import { fallSeconds, riseSeconds, type PlannedGesture } from './plan-gestures.ts';
import { postureOf, type Posture } from './postures.ts';
import { ease } from './pulses.ts';

/** Poses of both arms in one frame; `near` is on the side that the face turns to. */
export type ArmsPose = {
  near: ArmPose;
  far: ArmPose;
  /** Whether both arms gesture. */
  isPair: boolean;
  raise: number;
  shoulders: number;
  lean: number;
  nod: number;
  /** Offset of the eyes in pixels, to the side of the near arm and down. */
  gaze?: Point;
  face: Partial<Expression>;
};

export const restingArms: ArmsPose = {
  near: restingArm,
  far: restingArm,
  isPair: false,
  raise: 0,
  shoulders: 0,
  lean: 0,
  nod: 0,
  face: {},
};

/** Between gestures: forearms at the waist, from where all gestures rise. */
export const talkingArms: ArmsPose = { ...restingArms, near: talkingArm, far: otherTalkingArm };

/** How far arms sink between two gestures without a rest, in pixels. */
const sinkPixels = 26;

/** `sinks` lowers the arms on the way, between two gestures without a rest. */
function blend(from: ArmsPose, to: ArmsPose, share: number, sinks: boolean): ArmsPose {
  if (share <= 0) return from;
  if (share >= 1) return to;
  const isPair = from.isPair !== to.isPair;
  const halfway = sinks ? Math.sin(Math.PI * share) : 0;
  const sink = halfway * sinkPixels;
  const sunk = ({ elbow, wrist, ...arm }: ArmPose): ArmPose => ({
    ...arm,
    elbow: [elbow[0], elbow[1] + sink * 0.6],
    wrist: [wrist[0], wrist[1] + sink],
  });
  return {
    near: sunk(blendArmPoses(from.near, to.near, { share, isPair })),
    far: sunk(blendArmPoses(from.far, to.far, { share, isPair })),
    isPair: from.isPair && to.isPair,
    raise: lerp(from.raise, to.raise, share) * (1 - halfway / 2),
    shoulders: lerp(from.shoulders, to.shoulders, share),
    lean: lerp(from.lean, to.lean, share),
    nod: lerp(from.nod, to.nod, share),
    gaze: [0, 1].map((axis) => lerp(from.gaze?.[axis] ?? 0, to.gaze?.[axis] ?? 0, share)) as [number, number],
    face: blendFaces(from.face, to.face, share),
  };
}

function blendFaces(from: ArmsPose['face'], to: ArmsPose['face'], share: number): ArmsPose['face'] {
  const names = Object.keys({ ...from, ...to }) as (keyof Expression)[];
  return Object.fromEntries(names.map((name) => [name, lerp(from[name] ?? 0, to[name] ?? 0, share)]));
}

/** A raised hand goes slightly too far, and settles. */
const overshoot = { pixels: 11, seconds: 0.18 };

/** Hands are never quite still, and beat on stressed words. */
function drift(
  pose: ArmPose,
  seconds: number,
  { beat, beatPixels }: { beat: number; beatPixels: number },
): ArmPose {
  const [x, y] = pose.wrist;
  return {
    ...pose,
    wrist: [x + Math.sin(seconds * 2.6) * 3, y + Math.sin(seconds * 1.9 + 1) * 3 + beat * beatPixels],
    handAngle: pose.handAngle + Math.sin(seconds * 2.1) * 0.05 - beat * 0.06,
  };
}

/** A waving hand also swings about its wrist. */
function wave(pose: ArmPose, seconds: number): ArmPose {
  const swing = Math.sin(seconds * Math.PI * 2 * 1.9);
  return {
    ...pose,
    wrist: [pose.wrist[0] + swing * 22, pose.wrist[1]],
    handAngle: pose.handAngle + swing * 0.3,
  };
}

/** Both arms in a gesture, `seconds` after they are raised: the other arm of a gesture with one hand hangs loosely. */
function gesturing({ gesture }: PlannedGesture, seconds: number, beat: number): ArmsPose {
  const target = gesturePoses[gesture];
  const isPair = target.far !== restingArm;
  const beyond = overshoot.pixels * (1 - ease(seconds / overshoot.seconds));
  const raised = (arm: ArmPose, beatPixels: number): ArmPose => {
    const moved = drift(arm, seconds, { beat, beatPixels });
    return { ...moved, wrist: [moved.wrist[0], moved.wrist[1] - beyond] };
  };
  const near = raised(target.near, 12);
  return {
    ...target,
    isPair,
    raise: 1,
    near: gesture === 'wave' ? wave(near, Math.max(0, seconds)) : near,
    far: isPair ? raised(target.far, 10) : drift(idleArm, seconds * 0.6 + 2, { beat, beatPixels: -6 }),
  };
}

type Pace = (fraction: number) => number;

/** A keyframe of the arms; `pace` is the easing towards it. */
type Key = { frame: number; pose: (frame: number) => ArmsPose; pace: Pace; sinks?: boolean };

/** Arrives faster than it starts, as a hand that is thrown up. */
const rising: Pace = (fraction) => ease(fraction ** 0.85);

/**
 * `beats` holds a value per frame, which rises to 1 on stressed words. Between two gestures the arms fall into the posture of
 * the feeling in the middle of that rest, and keep it until the next gesture. Without gestures they hang.
 */
export function planArms(
  planned: readonly PlannedGesture[],
  beats: readonly number[],
  framesPerSecond: number,
  feelingAt: (frame: number) => Feeling = () => 'neutral',
): ArmsPose[] {
  if (planned.length === 0) return beats.map(() => restingArms);
  const fall = fallSeconds * framesPerSecond;
  const rise = riseSeconds * framesPerSecond;
  const resting =
    ({ near, far, isPair }: Posture) =>
    (frame: number): ArmsPose => {
      const seconds = frame / framesPerSecond;
      const beat = beats[frame] ?? 0;
      return {
        ...restingArms,
        near: drift(near, seconds * 0.7, { beat, beatPixels: -10 }),
        far: drift(far, seconds * 0.6 + 2, { beat, beatPixels: -6 }),
        isPair,
      };
    };
  // A feeling grows from the first gesture on.
  let rest = resting(postureOf('neutral'));
  const keys: Key[] = [{ frame: 0, pose: rest, pace: ease }];
  planned.forEach((one, index) => {
    const pose = (frame: number) => gesturing(one, (frame - one.up) / framesPerSecond, beats[frame] ?? 0);
    const before = planned[index - 1];
    const isChained = before && one.up - before.end < fall + rise;
    if (!isChained) keys.push({ frame: one.start, pose: rest, pace: ease });
    keys.push({ frame: one.up, pose, pace: rising, sinks: isChained });
    keys.push({ frame: one.end, pose, pace: ease });
    const next = planned[index + 1];
    if (!next || next.up - one.end >= fall + rise) {
      const until = next?.start ?? beats.length;
      rest = resting(postureOf(feelingAt((one.end + fall + until) / 2)));
      keys.push({ frame: one.end + fall, pose: rest, pace: ease });
    }
  });
  return beats.map((_, frame) => {
    const next = keys.findIndex((key) => key.frame > frame);
    const before = next < 0 ? keys.at(-1)! : keys[next - 1]!;
    const after = next < 0 ? before : keys[next]!;
    const share = after.frame > before.frame ? (frame - before.frame) / (after.frame - before.frame) : 1;
    return blend(before.pose(frame), after.pose(frame), after.pace(share), after.sinks ?? false);
  });
}
