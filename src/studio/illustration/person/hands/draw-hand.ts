import { Path2D, PathOp } from '@napi-rs/canvas';
import { smoothLine, smoothShape, type Point } from '../../../presenter/paint/curve.ts';
import type { Brush } from '../../brush/brush.ts';
import { boxOf } from '../shape/geometry.ts';
import { tube } from '../shape/tube.ts';
import type { HandShape } from './hand-shapes.ts';

type Finger = { base: Point; angle: number; bend: number; length: number; width: number };

/** Hand units: 100 from the wrist to the tip of a straight middle finger; fingers point up, the thumb to the left. */
const straight: readonly Finger[] = [
  { base: [-15, -50], angle: -0.12, bend: 0.06, length: 40, width: 13 },
  { base: [-5, -54], angle: -0.03, bend: 0.04, length: 46, width: 13.5 },
  { base: [6, -52], angle: 0.06, bend: 0, length: 42, width: 13 },
  { base: [16, -46], angle: 0.18, bend: -0.04, length: 33, width: 11.5 },
];
const thumbs: Record<HandShape, Finger> = {
  relaxed: { base: [-17, -20], angle: -0.42, bend: 0.5, length: 40, width: 14 },
  open: { base: [-17, -20], angle: -0.85, bend: 0.3, length: 42, width: 14 },
  point: { base: [-16, -24], angle: -0.1, bend: 0.75, length: 36, width: 14 },
  grip: { base: [-17, -22], angle: -0.5, bend: 0.55, length: 40, width: 14.5 },
  fist: { base: [-16, -26], angle: -0.1, bend: 1.1, length: 36, width: 14.5 },
  flat: { base: [-17, -20], angle: -0.5, bend: 0.35, length: 40, width: 14 },
  phone: { base: [-17, -22], angle: -0.3, bend: 0.3, length: 42, width: 14 },
  type: { base: [-17, -20], angle: -0.55, bend: 0.5, length: 36, width: 14 },
};

const curls: Record<HandShape, readonly [length: number, bend: number, spread: number][]> = {
  relaxed: [
    [0.9, 0.5, 0],
    [0.86, 0.6, 0],
    [0.84, 0.65, 0],
    [0.84, 0.65, 0],
  ],
  open: [
    [1, -0.05, -0.16],
    [1, 0, -0.03],
    [1, 0.05, 0.1],
    [1, 0.1, 0.24],
  ],
  point: [
    [1.08, 0, 0],
    [0.44, 0.3, 0],
    [0.42, 0.3, 0],
    [0.42, 0.3, 0],
  ],
  grip: [
    [0.5, 0.5, 0],
    [0.5, 0.5, 0],
    [0.5, 0.5, 0],
    [0.52, 0.5, 0],
  ],
  fist: [
    [0.36, 0.2, 0],
    [0.36, 0.2, 0],
    [0.36, 0.2, 0],
    [0.36, 0.2, 0],
  ],
  flat: [
    [1, 0.12, 0],
    [1, 0.12, 0],
    [1, 0.1, 0],
    [1, 0.06, 0],
  ],
  phone: [
    [0.8, 0.3, 0],
    [0.74, 0.4, 0],
    [0.7, 0.4, 0],
    [0.7, 0.4, 0],
  ],
  type: [
    [0.7, 0.4, -0.08],
    [0.7, 0.4, -0.02],
    [0.7, 0.4, 0.06],
    [0.72, 0.4, 0.14],
  ],
};

export type HandPlace = {
  wrist: Point;
  /** Direction of the fingers in the picture in radians: 0 is up, positive is right. */
  angle: number;
  /** 1 when the thumb is to the left of fingers that point up. */
  flip: 1 | -1;
  /** Pixels per hand unit. */
  scale: number;
  /** Visible share of the hand's length: less than 1 when foreshortened. */
  foreshortening: number;
  shape: HandShape;
  skin: { base: string; deep: string };
  glove: string | null;
};

function inHandSpace(brush: Brush, place: HandPlace, draw: () => void): void {
  const { context } = brush;
  context.save();
  context.translate(place.wrist[0], place.wrist[1]);
  context.rotate(place.angle);
  context.scale(place.scale * place.flip, place.scale * place.foreshortening);
  draw();
  context.restore();
}

/** Draws the whole hand. For a gripped object, draw the object next, then `drawGrip`. */
export function drawHand(brush: Brush, place: HandPlace): void {
  inHandSpace(brush, place, () => {
    const fingers = fingersOf(place.shape);
    const palm = smoothShape([
      [-12, 4],
      [-16, -12],
      [-22, -30],
      [-22, -50],
      [-12, -59],
      [4, -61],
      [18, -55],
      [23, -42],
      [19, -18],
      [13, -2],
      [12, 6],
      [0, 9],
    ]);
    let hand = new Path2D(palm);
    for (const finger of fingers) hand = hand.op(fingerPath(finger), PathOp.Union);
    hand = hand.op(fingerPath(thumbs[place.shape]), PathOp.Union);
    const colour = place.glove ?? place.skin.base;
    brush.form(hand, boxOf(hand), {
      colour,
      material: place.glove ? 'cloth' : 'skin',
      roundness: 0.42,
      outline: 0.75,
      inside: () => creases(brush, place, fingers),
    });
  });
}

/** The curled fingers over a gripped object. */
export function drawGrip(brush: Brush, place: HandPlace): void {
  inHandSpace(brush, place, () => {
    const colour = place.glove ?? place.skin.base;
    const look = {
      colour,
      material: place.glove ? ('cloth' as const) : ('skin' as const),
      roundness: 0.5,
      outline: 0.7,
    };
    for (const [index, y] of [-56, -43, -30, -18].entries()) {
      const finger = tube([
        { at: [24, y], radius: 7 },
        { at: [12, y - 3], radius: 7 },
        { at: [-2, y - 2], radius: 6.6 },
        { at: [-14 + index * 2, y + 2], radius: 5.8 },
      ]);
      brush.form(finger, boxOf(finger), look);
    }
  });
}

function fingersOf(shape: HandShape): Finger[] {
  return straight.map((finger, index) => {
    const [length, bend, spread] = curls[shape][index]!;
    return {
      ...finger,
      length: finger.length * length,
      bend: finger.bend + bend,
      angle: finger.angle + spread,
    };
  });
}

function spineOf({ base, angle, bend, length }: Finger): Point[] {
  let [x, y] = base;
  return Array.from({ length: 6 }, (_, index) => {
    const point: Point = [x, y];
    const lean = angle + (bend * index) / 5;
    x += (Math.sin(lean) * length) / 5;
    y -= (Math.cos(lean) * length) / 5;
    return point;
  });
}

function fingerPath(finger: Finger): Path2D {
  const swell = [1, 0.96, 1, 0.9, 0.9, 0.76];
  return tube(
    spineOf(finger).map((at, index) => ({ at, radius: (finger.width / 2) * swell[index]! })),
    [0.8, 0.8],
  );
}

function creases(brush: Brush, { shape, skin, glove }: HandPlace, fingers: readonly Finger[]): void {
  const colour = glove ? '#1a1a20' : skin.deep;
  fingers.slice(1).forEach((finger, index) => {
    const beside = fingers[index]!;
    const [one, other] = [spineOf(finger), spineOf(beside)];
    const middle = (at: number): Point => [
      (one[at]![0] + other[at]![0]) / 2,
      (one[at]![1] + other[at]![1]) / 2,
    ];
    const reach = shape === 'open' ? 0 : 4;
    const start: Point = [middle(0)[0], middle(0)[1] + 5];
    brush.line(smoothLine([start, ...Array.from({ length: reach + 1 }, (_, step) => middle(step))]), {
      colour,
      width: 1.7,
      alpha: 0.55,
    });
  });
  if (shape === 'fist' || shape === 'point' || shape === 'grip')
    brush.line(
      smoothLine([
        [-12, -52],
        [0, -48],
        [14, -46],
      ]),
      { colour, width: 1.5, alpha: 0.4 },
    );
  brush.line(
    smoothLine([
      [-13, -42],
      [-7, -30],
      [-9, -14],
    ]),
    { colour, width: 1.6, alpha: 0.35 },
  );
}
