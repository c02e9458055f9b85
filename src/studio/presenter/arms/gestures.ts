import type { Expression } from '../motion/feelings.ts';
import type { Point } from '../paint/curve.ts';
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
/** Gestures that accompany speech. */
export type Gesture = (typeof gestures)[number];

/** Shown in wide framing: they need room below or on both sides, which closer shots would cut off. */
export const wideGestures: readonly Gesture[] = ['down', 'palms-up', 'shrug'];

export type GesturePose = {
  /** The arm on the side that the face turns to. */
  near: ArmPose;
  far: ArmPose;
  /** How far the shoulders rise, in pixels. */
  shoulders: number;
  /** The head's movement: tilt in radians towards the arm, and a nod from −1 to 1. */
  lean: number;
  nod: number;
  /** Direction of the eyes in pixels of the iris: to the arm's side and down; towards the viewer by default. */
  gaze?: Point;
  /** Added to the facial expression of the current feeling. */
  face: Partial<Expression>;
};

const oneArm = (near: ArmPose, rest: Partial<GesturePose> = {}): GesturePose => ({
  near,
  far: restingArm,
  shoulders: 0,
  lean: 0,
  nod: 0,
  face: {},
  ...rest,
});

const counting = (hand: ArmPose['hand']): GesturePose =>
  oneArm(
    { elbow: [340, 782], wrist: [216, 568], hand, handAngle: -0.02, handScale: 1.4, visibleLength: 1 },
    { lean: 0.01 },
  );

/** Open palms that face the ceiling: elbows at the sides, forearms forwards, fingers outwards. */
const open: ArmPose = {
  elbow: [276, 796],
  wrist: [310, 626],
  hand: 'upturned',
  handAngle: 0.96,
  handScale: 1.28,
  visibleLength: 0.82,
};
/** The same with raised shoulders: elbows stay tucked, hands come up. */
const shrugging: ArmPose = {
  ...open,
  elbow: [272, 750],
  wrist: [312, 580],
  handAngle: 1,
};

export const gesturePoses: Record<Gesture, GesturePose> = {
  wave: oneArm(
    {
      elbow: [338, 750],
      wrist: [272, 478],
      hand: 'open',
      handAngle: 0.08,
      handScale: 1.34,
      visibleLength: 1,
    },
    { lean: 0.02 },
  ),
  'count-one': counting('one'),
  'count-two': counting('two'),
  'count-three': counting('three'),
  'count-more': counting('open'),
  // A raised index finger that leans towards the viewer: a finger that points straight at them is only a fingertip.
  'at-viewer': oneArm(
    {
      elbow: [330, 790],
      wrist: [196, 610],
      hand: 'one',
      handAngle: -0.28,
      handScale: 1.6,
      visibleLength: 0.86,
    },
    { lean: -0.02, nod: 0.4, face: { forward: 0.8, browRaise: 0.3 } },
  ),
  // Beside the body, where nothing is behind the finger: the elbow is out, and forearm and finger hang straight down.
  down: oneArm(
    {
      elbow: [412, 524],
      wrist: [338, 698],
      hand: 'index',
      handAngle: -3.1,
      handScale: 1.2,
      visibleLength: 1,
    },
    { lean: 0.03, nod: 0.35, gaze: [3, 5] },
  ),
  'palms-up': { near: open, far: open, shoulders: 4, lean: 0, nod: -0.1, face: {} },
  heart: oneArm(
    {
      elbow: [338, 706],
      wrist: [152, 524],
      hand: 'relaxed',
      handAngle: -1.22,
      handScale: 1.24,
      visibleLength: 1,
    },
    { lean: -0.015 },
  ),
  stop: oneArm({
    elbow: [340, 790],
    wrist: [230, 590],
    hand: 'flat',
    handAngle: -0.06,
    handScale: 1.44,
    visibleLength: 1,
  }),
  thinking: oneArm(
    {
      elbow: [322, 690],
      wrist: [122, 342],
      hand: 'at-chin',
      handAngle: -0.62,
      handScale: 1.16,
      visibleLength: 1,
    },
    { lean: 0.05, nod: -0.12, gaze: [-6, -8], face: { browTilt: 0.9, squint: 0.35, smile: -0.45 } },
  ),
  shrug: {
    near: shrugging,
    far: shrugging,
    shoulders: 56,
    lean: 0.085,
    nod: 0.1,
    face: { browRaise: 0.8, frown: -0.35, smile: -0.6 },
  },
  'thumbs-up': oneArm(
    {
      elbow: [340, 788],
      wrist: [214, 614],
      hand: 'thumbs-up',
      handAngle: -0.08,
      handScale: 1.32,
      visibleLength: 1,
    },
    { nod: 0.2 },
  ),
  // Presents something beside the body.
  offer: oneArm(
    {
      elbow: [240, 804],
      wrist: [262, 664],
      hand: 'upturned',
      handAngle: 0.92,
      handScale: 1.32,
      visibleLength: 0.85,
    },
    { lean: 0.03, nod: 0.12 },
  ),
  // The relaxed hand of someone who explains: the palm is turned upwards and inwards, unlike that of "stop".
  beat: oneArm({
    elbow: [312, 800],
    wrist: [238, 664],
    hand: 'upturned',
    handAngle: 0.3,
    handScale: 1.4,
    visibleLength: 0.9,
  }),
};
