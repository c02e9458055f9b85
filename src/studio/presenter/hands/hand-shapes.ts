import type { Point } from '../paint/curve.ts';

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
  'at-viewer',
] as const;
/** Held out towards the viewer: seen from the front, before the sleeve. */
export const fistShapes = ['thumbs-up', 'at-viewer'] as const;
export type FistShape = (typeof fistShapes)[number];

/** What the fingers do. Of `relaxed` and `index` the back of the hand is seen, of the others the palm. */
export type HandShape = (typeof handShapes)[number];

export const isFist = (shape: HandShape): shape is FistShape => fistShapes.some((fist) => fist === shape);

export type HandDrawing = {
  /** Which side of the hand is seen. With `back` the thumb is on the right. */
  view: 'palm' | 'back';
  /** Behind the palm. */
  raised: readonly Finger[];
  /** Bent over the palm, seen from their backs. */
  folded: readonly Finger[];
  thumb: Finger;
  /** Bent away at the knuckles: what is left of them to be seen from the back. */
  bent?: readonly Finger[];
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

/** Folded down from its knuckle. */
const fold = (finger: Finger, length = 44): Finger => ({
  ...finger,
  base: [finger.base[0] * 0.94, finger.base[1] - 2],
  angle: Math.PI - finger.angle * 0.2,
  curl: 0,
  length,
  width: finger.width + 2,
});

const counting = (up: readonly Finger[]): HandDrawing => ({
  view: 'palm',
  raised: up,
  folded: spread.filter((finger) => !up.some(({ base }) => base === finger.base)).map((one) => fold(one)),
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
  three: counting([straight(ring, 0.2), straight(middle, 0.02), straight(index, -0.2)]),
  relaxed: {
    view: 'back',
    raised: together.map((finger) => ({ ...finger, length: finger.length * 0.94, curl: finger.curl + 0.1 })),
    folded: [],
    thumb: { ...openThumb, angle: -0.42, curl: 0.3, length: 74 },
  },
  index: {
    view: 'back',
    raised: [straight(index, -0.05)],
    folded: [],
    thumb: { ...openThumb, base: [-34, -46], angle: 0.1, curl: 0.5, length: 62 },
    bent: [little, ring, middle].map((finger) => ({
      ...finger,
      base: [finger.base[0] * 0.96, finger.base[1] + 8],
      angle: finger.angle * 0.4,
      curl: 0,
      length: 20,
      width: finger.width + 3,
    })),
  },
  offering: {
    view: 'palm',
    raised: [
      { ...index, base: [-24, -92], angle: -0.08, curl: -0.26, length: 82, width: 26 },
      { ...middle, base: [-7, -98], angle: 0, curl: -0.24, width: 27 },
      { ...ring, base: [11, -95], angle: 0.07, curl: -0.24, length: 82, width: 26 },
      { ...little, base: [27, -84], angle: 0.16, curl: -0.28, width: 24 },
    ],
    folded: [],
    thumb: { ...openThumb, base: [-20, -40], angle: -0.62, curl: 0.3, length: 80, width: 30 },
    across: 0.66,
  },
};
