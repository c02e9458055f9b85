import type { HandPose, Pose } from '../skeleton/pose.ts';
import type { Vector } from '../skeleton/vector.ts';
import type { PoseName } from './find-pose.ts';
import { footAt, runningFoot, walkingFoot } from './foot-tracks.ts';
import { run, walk } from './moving-poses.ts';

/** Height of the pelvis at a phase, in leg lengths; it is lowered when the legs do not reach the ground. */
type Gait = {
  ends: readonly [Pose, Pose];
  feet: typeof walkingFoot;
  /** Phase of the far foot at the start of the cycle; the near foot is half a cycle away. */
  farPhase: number;
  hipAt: (phase: number) => number;
  /** How much lower the hands are halfway through their swing, in arm lengths. */
  handDip: number;
  /** Phases in which the far forearm is visible in front of the trunk. */
  farShown: readonly [number, number];
};

const gaits: Partial<Record<PoseName, Gait>> = {
  walk: {
    ends: walk,
    feet: walkingFoot,
    farPhase: 0,
    hipAt: (phase) => 0.955 - 0.02 * Math.cos(phase * 4 * Math.PI),
    handDip: 0.06,
    farShown: [0, 0],
  },
  run: {
    ends: run,
    feet: runningFoot,
    farPhase: 0.5,
    // Lowest at mid-stance, highest in flight.
    hipAt: (phase) => 0.945 + 0.055 * Math.cos((phase - 0.07) * 4 * Math.PI),
    handDip: 0.2,
    farShown: [0.38, 0.62],
  },
};

/**
 * The pose at a phase of the stride; the action's variants are at about 0 and 0.5, where the cycle is mirrored.
 * Null for an action on the spot.
 */
export function stridePose(action: PoseName, phase: number): Pose | null {
  const gait = gaits[action];
  if (!gait) return null;
  const { ends, feet, farPhase, hipAt, handDip, farShown } = gait;
  const [first, second] = ends;
  const share = (1 - Math.cos(phase * 2 * Math.PI)) / 2;
  const between = (one: number, other: number) => one + (other - one) * share;
  const dip = handDip * Math.sin(phase * 2 * Math.PI) ** 2;
  const at = phase - Math.floor(phase);
  const isFarShown = at > farShown[0] && at < farShown[1];
  return {
    ...first,
    hip: hipAt(phase),
    pelvis: { ...first.pelvis, twist: between(first.pelvis.twist, second.pelvis.twist) },
    chest: { ...first.chest, twist: between(first.chest.twist, second.chest.twist) },
    hands: {
      near: swing(first.hands.near, second.hands.near, share, dip),
      far: {
        ...swing(first.hands.far, second.hands.far, share, dip),
        layer: isFarShown ? 'split' : 'behind',
      },
    },
    feet: {
      near: footAt(feet, phase + farPhase + 0.5, first.feet.near),
      far: footAt(feet, phase + farPhase, first.feet.far),
    },
  };
}

function swing(one: HandPose, other: HandPose, share: number, dip: number): HandPose {
  const blend = (from: Vector, to: Vector): Vector =>
    [0, 1, 2].map((axis) => from[axis]! + (to[axis]! - from[axis]!) * share) as unknown as Vector;
  const [outward, up, forward] = blend(one.at, other.at);
  return {
    ...one,
    at: [outward, up - dip, forward],
    elbow: blend(one.elbow, other.elbow),
    thumb: blend(one.thumb, other.thumb),
    ...(one.fingers && other.fingers && { fingers: blend(one.fingers, other.fingers) }),
  };
}
