import { restingArm, type ArmPose } from './arm-pose.ts';

export const gestures = [
  'wave',
  'count-one',
  'count-two',
  'count-three',
  'count-more',
  'at-viewer',
  'down',
  'palms-up',
  'heart',
  'stop',
  'thinking',
  'shrug',
  'thumbs-up',
  'offer',
  'beat',
] as const;
/** What the arms say along with the words. */
export type Gesture = (typeof gestures)[number];

export type GesturePose = {
  /** The arm on the side that the face is turned to. */
  near: ArmPose;
  far: ArmPose;
  /** How far the shoulders come up, in pixels. */
  shoulders: number;
  /** What the head does along with it: radians to the arm's side, and a nod, −1 to 1. */
  lean: number;
  nod: number;
};

const oneArm = (near: ArmPose, rest: Partial<GesturePose> = {}): GesturePose => ({
  near,
  far: restingArm,
  shoulders: 0,
  lean: 0,
  nod: 0,
  ...rest,
});

const counting = (hand: ArmPose['hand']): GesturePose =>
  oneArm({ elbow: [340, 782], wrist: [222, 560], hand, turn: -0.02, size: 1.28, seen: 1 }, { lean: 0.01 });

/** Palms up, thumbs outwards, elbows at the waist. */
const open: ArmPose = {
  elbow: [304, 806],
  wrist: [256, 634],
  hand: 'offering',
  turn: 0.76,
  size: 1.2,
  seen: 0.9,
};
const shrugging: ArmPose = {
  elbow: [308, 780],
  wrist: [262, 588],
  hand: 'offering',
  turn: 0.78,
  size: 1.2,
  seen: 0.9,
};

export const gesturePoses: Record<Gesture, GesturePose> = {
  wave: oneArm(
    { elbow: [340, 770], wrist: [290, 500], hand: 'open', turn: 0.06, size: 1.28, seen: 1 },
    { lean: 0.02 },
  ),
  'count-one': counting('one'),
  'count-two': counting('two'),
  'count-three': counting('three'),
  'count-more': counting('open'),
  'at-viewer': oneArm(
    { elbow: [336, 800], wrist: [212, 672], hand: 'at-viewer', turn: -0.2, size: 1.34, seen: 1 },
    { nod: 0.25 },
  ),
  down: oneArm(
    { elbow: [346, 606], wrist: [204, 676], hand: 'index', turn: -3, size: 1.14, seen: 1 },
    { nod: 0.35 },
  ),
  'palms-up': { near: open, far: open, shoulders: 4, lean: 0, nod: -0.1 },
  heart: oneArm(
    { elbow: [338, 706], wrist: [152, 524], hand: 'relaxed', turn: -1.22, size: 1.24, seen: 1 },
    { lean: -0.015 },
  ),
  stop: oneArm({ elbow: [340, 790], wrist: [230, 590], hand: 'flat', turn: -0.06, size: 1.44, seen: 1 }),
  thinking: oneArm(
    { elbow: [292, 770], wrist: [124, 396], hand: 'index', turn: -0.36, size: 1.23, seen: 1 },
    { lean: 0.035, nod: -0.12 },
  ),
  shrug: { near: shrugging, far: shrugging, shoulders: 35, lean: 0.045, nod: -0.1 },
  'thumbs-up': oneArm(
    { elbow: [340, 788], wrist: [214, 614], hand: 'thumbs-up', turn: -0.08, size: 1.32, seen: 1 },
    { nod: 0.2 },
  ),
  offer: oneArm(open),
  beat: oneArm({ elbow: [322, 806], wrist: [196, 676], hand: 'relaxed', turn: -0.42, size: 1.2, seen: 0.9 }),
};
