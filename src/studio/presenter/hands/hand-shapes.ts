import type { Point } from '../paint/curve.ts';
import type { BentFinger } from './paint-bent-finger.ts';
import type { NearFinger } from './paint-near-finger.ts';
import { thumbForms, type ThumbForm } from './thumb-forms.ts';

/**
 * A finger in hand pixels: the wrist is the origin, fingers point up and the thumb to the left. `angle` and `curl` are
 * in radians, positive to the right.
 */
export type Finger = {
  base: Point;
  angle: number;
  curl: number;
  length: number;
  width: number;
  /** Bends at the middle and the last joint, added to the even curl. */
  joints?: readonly [middle: number, last: number];
};

export const handShapes = [
  'open',
  'flat',
  'fist',
  'one',
  'two',
  'three',
  'thumbs-up',
  'relaxed',
  'resting',
  'at-hip',
  'index',
  'upturned',
  'loose',
  'at-chin',
  'edge',
] as const;
/**
 * Hand shapes. `relaxed`, `resting`, `at-hip` and `index` show the back of the hand, `edge` its side, `upturned` a palm that faces the ceiling,
 * and the others the palm or folded fingers.
 */
export type HandShape = (typeof handShapes)[number];

/** The side of a hand that faces the viewer. */
export const sideOf = (shape: HandShape): HandDrawing['view'] =>
  shape === 'relaxed' || shape === 'resting' || shape === 'at-hip' || shape === 'index' || shape === 'at-chin'
    ? 'back'
    : 'palm';

export type HandDrawing = {
  /** The visible side of the hand. With `back` the thumb is on the right. */
  view: 'palm' | 'back';
  /** Behind the palm. */
  raised: readonly Finger[];
  /** Bent over the palm, with their backs visible. */
  folded: readonly NearFinger[];
  /** Absent if the hand hides it. */
  thumb?: ThumbForm;
  /** Bent at their middle joints: the part that shows from the back. */
  bent?: readonly BentFinger[];
  /** For a hand that shows its edge: the visible share of the palm's width. */
  across?: number;
};

const little: Finger = { base: [36, -88], angle: 0.36, curl: -0.16, length: 68, width: 23 };
const ring: Finger = { base: [15, -102], angle: 0.15, curl: -0.12, length: 88, width: 26.5 };
const middle: Finger = { base: [-9, -106], angle: -0.03, curl: -0.05, length: 98, width: 27.5 };
const index: Finger = { base: [-33, -98], angle: -0.2, curl: 0.08, length: 86, width: 27 };
const spread = [little, ring, middle, index];
const together = spread.map((finger) => ({
  ...finger,
  angle: finger.angle * 0.42,
  curl: finger.curl * 0.5,
}));

/** Folded over the palm: from its middle joint to its tip. */
const fold = ({ base: [x, y], width }: Finger, isAlone: boolean): NearFinger => ({
  knuckle: [x * 0.94, y + 4],
  tip: [x * 0.84, y + 38],
  knuckleHalf: width * 0.56,
  tipHalf: width * 0.5,
  isAlone,
});

function counting(up: readonly Finger[]): HandDrawing {
  const folded = spread.filter((finger) => !up.some(({ base }) => base === finger.base));
  return {
    view: 'palm',
    raised: up,
    folded: folded.map((finger) => fold(finger, folded.length === 1)),
    thumb: thumbForms.across,
  };
}

const straight = (finger: Finger, angle: number): Finger => ({
  ...finger,
  angle,
  curl: 0,
  length: finger.length + 6,
});

/** From the back, all but the index finger: visible from the knuckle to the middle joint, in one row. */
const bent: readonly BentFinger[] = [
  { knuckle: [37, -80], joint: [39, -116], half: 13.5 },
  { knuckle: [17, -94], joint: [17, -129], half: 15 },
  { knuckle: [-6, -98], joint: [-6, -133], half: 15.5 },
];

export const handDrawings: Record<Exclude<HandShape, 'thumbs-up' | 'upturned'>, HandDrawing> = {
  open: { view: 'palm', raised: spread, folded: [], thumb: thumbForms.open },
  flat: { view: 'palm', raised: together, folded: [], thumb: thumbForms.flat },
  // A relaxed palm: the fingers bend a little, the outer ones more.
  loose: {
    view: 'palm',
    raised: [
      { ...little, angle: 0.2, curl: -0.3, length: 60, joints: [-0.1, -0.12] },
      { ...ring, angle: 0.08, curl: -0.16, length: 82, joints: [-0.06, -0.08] },
      { ...middle, angle: -0.02, curl: 0.02, length: 94 },
      { ...index, angle: -0.12, curl: 0.14, length: 84 },
    ],
    folded: [],
    thumb: thumbForms.open,
  },
  fist: counting([]),
  one: counting([straight(index, -0.06)]),
  two: counting([straight(middle, 0.1), straight(index, -0.2)]),
  three: {
    view: 'palm',
    raised: [straight(ring, 0.17), straight(middle, -0.01), straight(index, -0.2)],
    folded: [{ knuckle: [37, -87], tip: [30, -66], knuckleHalf: 12.5, tipHalf: 11.5, isAlone: true }],
    thumb: thumbForms.holding,
  },
  relaxed: {
    view: 'back',
    raised: spread.map((finger) => ({
      ...finger,
      angle: finger.angle * 0.12 - 0.02,
      curl: 0.16,
      length: finger.length * 0.96,
    })),
    folded: [],
    thumb: thumbForms.beside,
  },
  // Loosely bent, so that the fingers look shorter.
  resting: {
    view: 'back',
    raised: spread.map((finger) => ({
      ...finger,
      angle: finger.angle * 0.3 + 0.04,
      curl: 0.3,
      length: finger.length * 0.84,
    })),
    folded: [],
    thumb: thumbForms.beside,
  },
  // Fingers closed around the waist; the thumb is behind it.
  'at-hip': {
    view: 'back',
    raised: spread.map((finger) => ({
      ...finger,
      angle: finger.angle * 0.2 + 0.02,
      curl: 0.22,
      length: finger.length * 0.82,
    })),
    folded: [],
  },
  index: {
    view: 'back',
    raised: [{ ...straight(index, -0.03), base: [-31, -80], length: 130, width: 36, joints: [0.05, 0.06] }],
    folded: [],
    thumb: thumbForms.apart,
    bent,
  },
  // From the back: the index finger lies along the chin, the thumb along the jaw.
  'at-chin': {
    view: 'back',
    raised: [{ ...index, base: [-26, -84], angle: 0.26, curl: 0.36, length: 120, width: 28 }],
    folded: [],
    thumb: thumbForms.apart,
    bent,
  },
  // Halfway between back and palm: the little finger hides most of the others, and the hand hides the thumb.
  edge: {
    view: 'palm',
    raised: [
      { ...index, base: [-12, -92], angle: -0.12, curl: 0.16, length: 84, width: 23 },
      { ...middle, base: [-6, -97], angle: -0.05, curl: 0.14, length: 95, width: 24 },
      { ...ring, base: [2, -94], angle: 0.01, curl: 0.12, length: 84, width: 25 },
      { ...little, base: [9, -84], angle: 0.06, curl: 0.1, length: 66, width: 25 },
    ],
    folded: [],
    across: 0.5,
  },
};
