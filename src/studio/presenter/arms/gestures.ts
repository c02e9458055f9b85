import { restingArm, type ArmPose } from './arm-pose.ts';

export const gestures = [
  'wave',
  'count-one',
  'count-two',
  'count-three',
  'at-viewer',
  'down',
  'palms-up',
  'heart',
  'stop',
  'thinking',
  'shrug',
  'thumbs-up',
  'offer',
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
  oneArm({ elbow: [322, 790], wrist: [226, 560], hand, turn: 0.06, size: 1.28, seen: 1 }, { lean: 0.01 });

const open: ArmPose = {
  elbow: [306, 816],
  wrist: [256, 716],
  hand: 'aside',
  turn: 0.84,
  size: 1.32,
  seen: 0.76,
};
const shrugging: ArmPose = {
  elbow: [312, 776],
  wrist: [272, 664],
  hand: 'aside',
  turn: 0.95,
  size: 1.28,
  seen: 0.76,
};

export const gesturePoses: Record<Gesture, GesturePose> = {
  wave: oneArm(
    { elbow: [338, 780], wrist: [306, 500], hand: 'open', turn: 0.12, size: 1.28, seen: 1 },
    { lean: 0.02 },
  ),
  'count-one': counting('one'),
  'count-two': counting('two'),
  'count-three': counting('three'),
  'at-viewer': oneArm(
    { elbow: [318, 806], wrist: [184, 668], hand: 'one', turn: -0.16, size: 1.5, seen: 0.66 },
    { nod: 0.25 },
  ),
  down: oneArm(
    { elbow: [338, 720], wrist: [160, 572], hand: 'index', turn: -2.9, size: 1.1, seen: 1 },
    { nod: 0.35 },
  ),
  'palms-up': { near: open, far: open, shoulders: 2, lean: 0, nod: -0.1 },
  heart: oneArm(
    { elbow: [322, 760], wrist: [150, 600], hand: 'relaxed', turn: -1.28, size: 1.28, seen: 1 },
    { lean: -0.015 },
  ),
  stop: oneArm({ elbow: [322, 790], wrist: [236, 590], hand: 'flat', turn: 0.04, size: 1.44, seen: 1 }),
  thinking: oneArm(
    { elbow: [262, 800], wrist: [118, 424], hand: 'index', turn: -0.3, size: 1.23, seen: 1 },
    { lean: 0.035, nod: -0.12 },
  ),
  shrug: { near: shrugging, far: shrugging, shoulders: 16, lean: 0.045, nod: -0.1 },
  'thumbs-up': oneArm(
    { elbow: [322, 792], wrist: [212, 610], hand: 'thumbs-up', turn: 0.04, size: 1.32, seen: 1 },
    { nod: 0.2 },
  ),
  offer: oneArm(open),
};
