import type { HandPose, Pose } from '../skeleton/pose.ts';
import type { Vector } from '../skeleton/vector.ts';
import type { PoseName } from './find-pose.ts';

/** Amplitude of the hands around the still, outward, up and forward in arm lengths, and how the chest follows. */
type Gesture = { near?: Vector; far?: Vector; lean?: number; twist?: number };

const speaking: Gesture = { near: [0.03, 0.1, 0.05], far: [0.02, -0.09, 0.04], lean: 0.012, twist: 0.03 };
const offering: Gesture = { near: [0, 0.05, 0.08], lean: 0.03, twist: 0.03 };
const stirring: Gesture = { near: [0.1, 0.02, 0.03], lean: 0.012, twist: 0.02 };
const writing: Gesture = { near: [0.05, 0.012, 0.01], lean: 0.006 };
const scrubbing: Gesture = { near: [0.14, 0, 0.05], lean: 0.03, twist: 0.05 };

/** Gestures on the spot, with hands below the chin. */
const gestures: Partial<Record<PoseName, Gesture>> = {
  talk: speaking,
  teach: speaking,
  present: speaking,
  shout: speaking,
  laugh: { near: [0, 0.04, 0], far: [0, 0.04, 0], lean: -0.03 },
  cry: { near: [0, 0.02, 0], lean: 0.02 },
  think: { far: [0, 0.02, 0], lean: 0.01 },
  clap: { near: [0.09, 0, 0], far: [0.09, 0, 0] },
  give: offering,
  pay: offering,
  show: offering,
  serve: offering,
  receive: offering,
  'hold-out': offering,
  point: { far: [0, 0.05, 0.02], lean: 0.012 },
  cook: stirring,
  pour: { near: [0, 0.05, 0], lean: 0.01 },
  pack: { near: [0, 0.12, 0.02], far: [0, -0.05, 0.02], lean: 0.02 },
  open: { near: [0, 0.09, 0.02], far: [0, -0.02, 0], lean: 0.012 },
  wipe: scrubbing,
  paint: { near: [0.03, 0.13, 0], lean: 0.01 },
  write: writing,
  measure: writing,
  examine: { near: [0.02, 0.04, 0], lean: 0.02 },
  repair: { near: [0.04, 0.1, 0], lean: 0.02 },
  work: { near: [0.03, 0.08, 0.02], lean: 0.015 },
  water: { near: [0.09, 0.02, 0], twist: 0.05 },
  read: { near: [0, 0.014, 0], far: [0, 0.014, 0], lean: 0.008 },
};

export const hasGesture = (action: PoseName): boolean => gestures[action] !== undefined;

/** The pose at a phase of the gesture: 0 and 0.5 equal the still, 0.25 and 0.75 are its extremes. */
export function gesturePose(still: Pose, action: PoseName, phase: number): Pose | null {
  const gesture = gestures[action];
  if (!gesture) return null;
  const share = Math.sin(phase * 2 * Math.PI);
  const { near, far, lean = 0, twist = 0 } = gesture;
  // A hand that rests on a table or holds a thing with the other hand does not move.
  const moved = (side: 'near' | 'far', by: Vector | undefined): HandPose => {
    const hand = still.hands[side];
    if (!by || still.onDesk === side) return hand;
    return { ...hand, at: hand.at.map((value, axis) => value + by[axis]! * share) as unknown as Vector };
  };
  const holdsWithBoth = still.holding === 'both';
  return {
    ...still,
    chest: {
      ...still.chest,
      lean: still.chest.lean + lean * share,
      twist: still.chest.twist + twist * share,
    },
    hands: { near: moved('near', near), far: moved('far', holdsWithBoth ? near : far) },
  };
}
