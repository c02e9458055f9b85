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

/** Open palms: elbows at the sides, forearms rising outwards. */
const open: ArmPose = {
  elbow: [268, 800],
  wrist: [330, 616],
  hand: 'loose',
  handAngle: 0.74,
  handScale: 1.28,
  visibleLength: 0.9,
};
/** Shoulders and hands raised. */
const shrugging: ArmPose = {
  ...open,
  elbow: [276, 770],
  wrist: [332, 536],
  handAngle: 0.66,
};
/** Presents something in front of the body, on a palm that faces the ceiling. */
const offering: ArmPose = {
  elbow: [346, 716],
  wrist: [98, 624],
  hand: 'offering',
  handAngle: -1.2,
  handScale: 1.4,
  visibleLength: 0.92,
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
  down: oneArm(
    {
      elbow: [349, 616],
      wrist: [172, 722],
      hand: 'index',
      handAngle: -2.75,
      handScale: 1.26,
      visibleLength: 1,
    },
    { nod: 0.35 },
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
  offer: oneArm(offering, { nod: 0.12 }),
  // The relaxed hand of someone who explains.
  beat: oneArm({
    elbow: [332, 790],
    wrist: [240, 622],
    hand: 'loose',
    handAngle: 0.16,
    handScale: 1.36,
    visibleLength: 0.92,
  }),
};
