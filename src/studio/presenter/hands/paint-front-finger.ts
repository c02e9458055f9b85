import type { FaceLook } from '../face/face-look.ts';
import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, type Point } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softStroke, type Context } from '../paint/shade.ts';

/**
 * A finger that points at the viewer, from a camera a little above it: its segments overlap and widen towards the
 * knuckle, which is above the tip.
 */
export type FrontFinger = { knuckle: Point; tip: Point; knuckleHalf: number; tipHalf: number };

/** Positions of the joints between the knuckle and the centre of the tip, as shares. */
const joints = [0.04, 0.4];
/** A fingertip is a little higher than wide. */
const tipHeight = 1.14;

const between = ({ knuckle, tip, knuckleHalf, tipHalf }: FrontFinger, share: number) => ({
  x: knuckle[0] + (tip[0] - knuckle[0]) * share,
  y: knuckle[1] + (tip[1] - knuckle[1]) * share,
  half: knuckleHalf + (tipHalf - knuckleHalf) * share,
});

/** From the side of the tip over the knuckle to its other side. */
function shaftOf(finger: FrontFinger): Point[] {
  const sides = [1, 0.6, 0.2].map((share) => between(finger, share));
  const [x, y] = finger.knuckle;
  const half = finger.knuckleHalf;
  return [
    ...sides.map((side): Point => [side.x - side.half, side.y]),
    [x - half * 0.72, y - half * 0.6],
    [x, y - half * 0.9],
    [x + half * 0.72, y - half * 0.6],
    ...sides.toReversed().map((side): Point => [side.x + side.half, side.y]),
  ];
}

const round = ([x, y]: Point, half: number): Point[] =>
  Array.from({ length: 12 }, (_, index): Point => {
    const angle = (index / 12) * Math.PI * 2;
    return [x + Math.cos(angle) * half, y + Math.sin(angle) * half * tipHeight];
  });

export const frontShape = (finger: FrontFinger): ReturnType<typeof smoothShape> => {
  const { tip, tipHalf } = finger;
  const below = round(tip, tipHalf).slice(1, 6);
  return smoothShape([...shaftOf(finger), ...below]);
};

export function paintFrontFinger(
  context: Context,
  look: FaceLook,
  finger: FrontFinger,
  colour: string,
): void {
  const { skin, lightSide: light } = look;
  const { knuckle, knuckleHalf, tip, tipHalf } = finger;
  const shape = frontShape(finger);
  context.fillStyle = linearFade(
    context,
    [0, knuckle[1] - knuckleHalf, 0, tip[1]],
    [
      mixColours(colour, skin.light, 0.3),
      mixColours(colour, skin.light, 0.15),
      mixColours(colour, skin.shadow, 0.5),
    ],
  );
  fillPath(context, shape);
  inside(context, shape, () => {
    const { x, y, half } = between(finger, 0.4);
    glow(context, x - light * half, y, half * 0.7, half * 1.4, skin.shadow, 0.8);
    glow(context, knuckle[0] + light * 4, knuckle[1] - 6, knuckleHalf * 0.7, 11, skin.light, 0.6);
    for (const share of joints) paintJoint(context, look, between(finger, share));
  });
  // Not at the knuckle, where the skin of the hand continues.
  const edge = shaftOf(finger);
  for (const line of [edge.slice(0, 4), edge.slice(-4)])
    softStroke(context, smoothLine(line), skin.deep, 1.8, 0.6, 0.55);
  paintTip(context, look, tip, tipHalf, colour);
}

/** The front of a segment: lit, before the shaded end of the segment behind it. */
function paintJoint(
  context: Context,
  { skin, lightSide: light }: FaceLook,
  { x, y, half }: { x: number; y: number; half: number },
): void {
  glow(context, x, y - half * 0.5, half, half * 0.4, skin.shadow, 0.4);
  glow(context, x + light * half * 0.3, y, half * 0.6, half * 0.34, skin.light, 0.7);
  const crease = smoothLine([
    [x - half * 0.92, y + half * 0.06],
    [x - half * 0.5, y - half * 0.3],
    [x, y - half * 0.42],
    [x + half * 0.5, y - half * 0.3],
    [x + half * 0.92, y + half * 0.06],
  ]);
  softStroke(context, crease, skin.deep, 1.6, 0.8, 0.26);
}

function paintTip(context: Context, look: FaceLook, tip: Point, half: number, colour: string): void {
  const { skin, lightSide: light } = look;
  const [x, y] = tip;
  const high = half * tipHeight;
  const outline = round(tip, half);
  const shape = smoothShape(outline);
  context.fillStyle = linearFade(
    context,
    [0, y - high, 0, y + high],
    [
      mixColours(colour, skin.light, 0.45),
      mixColours(colour, skin.light, 0.3),
      colour,
      mixColours(colour, skin.shadow, 0.6),
    ],
  );
  fillPath(context, shape);
  inside(context, shape, () => {
    glow(context, x - light * half, y + high * 0.3, half * 0.7, high, skin.shadow, 0.7);
    glow(context, x, y + high * 1.05, half * 1.1, high * 0.5, skin.shadow, 0.7);
    glow(context, x - half * 0.3, y - high * 0.34, half * 0.62, high * 0.5, skin.light, 0.9);
    glow(context, x, y + high * 0.3, half * 0.7, high * 0.45, skin.blush, 0.16);
  });
  // The upper edge is only a fold of the same finger.
  softStroke(context, smoothLine(outline.slice(7, 12)), skin.deep, 1.6, 0.9, 0.32);
  softStroke(context, smoothLine([outline[11]!, ...outline.slice(0, 8)]), skin.deep, 1.8, 0.7, 0.5);
}
