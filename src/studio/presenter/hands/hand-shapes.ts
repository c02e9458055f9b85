import type { Point } from '../paint/curve.ts';
import type { NearFinger } from './paint-near-finger.ts';

/**
 * A finger in hand pixels: the wrist is the origin, fingers point up, the thumb to the left. `angle` and `curl` are
 * radians to the right.
 */
export type Finger = { base: Point; angle: number; curl: number; length: number; width: number };

export const handShapes = [
  'open',
  'flat',
  'one',
  'two',
  'three',
  'thumbs-up',
  'relaxed',
  'index',
  'offering',
  'edge',
  'at-viewer',
  'at-chin',
] as const;
/** Bent fingers, seen from the front. */
const fistShapes = ['thumbs-up', 'at-viewer', 'at-chin'] as const;
export type FistShape = (typeof fistShapes)[number];

/** What the fingers do. Of `relaxed` and `index` the back of the hand is seen, of the others the palm. */
export type HandShape = (typeof handShapes)[number];

export const isFist = (shape: HandShape): shape is FistShape => fistShapes.some((fist) => fist === shape);

/** Nearer to the viewer than its sleeve, which ends behind it. */
const nearShapes: readonly HandShape[] = ['thumbs-up', 'at-viewer', 'index'];
export const isBeforeSleeve = (shape: HandShape): boolean => nearShapes.includes(shape);

export type HandDrawing = {
  /** Which side of the hand is seen. With `back` the thumb is on the right. */
  view: 'palm' | 'back';
  /** Behind the palm. */
  raised: readonly Finger[];
  /** Bent over the palm, seen from their backs. */
  folded: readonly NearFinger[];
  thumb: Finger;
  /** Bent at their middle joints: what is left of them to be seen from the back. */
  bent?: readonly NearFinger[];
  /** Of a palm that looks upwards: the share of its width that is seen, beside the edge of the hand. */
  across?: number;
};

const little: Finger = { base: [37, -86], angle: 0.3, curl: -0.12, length: 64, width: 25 };
const ring: Finger = { base: [16, -102], angle: 0.13, curl: -0.1, length: 82, width: 28 };
const middle: Finger = { base: [-9, -106], angle: 0, curl: -0.06, length: 90, width: 29 };
const index: Finger = { base: [-33, -98], angle: -0.15, curl: 0.02, length: 80, width: 28 };
const spread = [little, ring, middle, index];
const together = spread.map((finger) => ({
  ...finger,
  angle: finger.angle * 0.25,
  curl: finger.curl * 0.4,
}));

const openThumb: Finger = { base: [-36, -40], angle: -0.92, curl: 0.42, length: 84, width: 32 };
const acrossThumb: Finger = { base: [-34, -34], angle: 0.15, curl: 0.9, length: 72, width: 31 };

/** Folded over the palm: from its middle joint to its tip. */
const fold = ({ base: [x, y], width }: Finger): NearFinger => ({
  knuckle: [x * 0.94, y + 4],
  tip: [x * 0.84, y + 38],
  knuckleHalf: width * 0.56,
  tipHalf: width * 0.5,
});

const counting = (up: readonly Finger[]): HandDrawing => ({
  view: 'palm',
  raised: up,
  folded: spread.filter((finger) => !up.some(({ base }) => base === finger.base)).map(fold),
  thumb: acrossThumb,
});

const straight = (finger: Finger, angle: number): Finger => ({
  ...finger,
  angle,
  curl: 0,
  length: finger.length + 6,
});

export const handDrawings: Record<Exclude<HandShape, FistShape>, HandDrawing> = {
  open: { view: 'palm', raised: spread, folded: [], thumb: openThumb },
  flat: {
    view: 'palm',
    raised: together,
    folded: [],
    thumb: { ...openThumb, angle: -0.5, curl: 0.2, length: 74 },
  },
  one: counting([straight(index, -0.06)]),
  two: counting([straight(middle, 0.1), straight(index, -0.2)]),
  three: counting([straight(ring, 0.15), straight(middle, -0.01), straight(index, -0.18)]),
  relaxed: {
    view: 'back',
    raised: spread.map((finger) => ({
      ...finger,
      angle: finger.angle * 0.12 - 0.02,
      curl: 0.16,
      length: finger.length * 0.96,
    })),
    folded: [],
    thumb: { ...openThumb, angle: -0.5, curl: 0.34, length: 78 },
  },
  index: {
    view: 'back',
    raised: [{ ...straight(index, -0.05), length: 100 }],
    folded: [],
    thumb: { ...openThumb, base: [-34, -46], angle: -0.02, curl: 0.5, length: 64 },
    bent: [
      { knuckle: [35, -82], tip: [37, -104], knuckleHalf: 14, tipHalf: 14 },
      { knuckle: [15, -94], tip: [16, -120], knuckleHalf: 15, tipHalf: 15.5 },
      { knuckle: [-8, -98], tip: [-8, -126], knuckleHalf: 15.5, tipHalf: 16 },
    ],
  },
  edge: {
    view: 'palm',
    raised: [
      { ...little, base: [15, -84], angle: 0.2, curl: -0.34, length: 58, width: 22 },
      { ...ring, base: [9, -94], angle: 0.11, curl: -0.3, length: 76, width: 24 },
      { ...middle, base: [0, -100], angle: 0.03, curl: -0.26, length: 86, width: 25 },
      { ...index, base: [-10, -95], angle: -0.05, curl: -0.2, length: 80, width: 26 },
    ],
    folded: [],
    thumb: { ...openThumb, base: [-12, -40], angle: -0.42, curl: 0.36, length: 84, width: 30 },
    across: 0.5,
  },
  offering: {
    view: 'palm',
    raised: [
      { ...index, base: [-17, -94], angle: -0.16, curl: -0.3, length: 84, width: 23 },
      { ...middle, base: [-5, -100], angle: -0.05, curl: -0.28, length: 92, width: 24 },
      { ...ring, base: [6, -97], angle: 0.04, curl: -0.28, length: 86, width: 24 },
      { ...little, base: [15, -88], angle: 0.12, curl: -0.3, length: 68, width: 22 },
    ],
    folded: [],
    thumb: { ...openThumb, base: [-14, -42], angle: -0.74, curl: 0.44, length: 78, width: 28 },
    across: 0.56,
  },
};
