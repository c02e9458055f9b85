import type { FaceLook } from '../face/face-look.ts';
import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, type Point } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';

/**
 * A finger that points at the viewer, from a camera a little above it: its tip, which is nearest, is a ball that hides
 * most of the finger. The tip is below the knuckle.
 */
export type FrontFinger = { knuckle: Point; tip: Point; knuckleHalf: number; tipHalf: number };

/** Positions of the joints between the knuckle and the centre of the tip, as shares. */
const joints = [0.16, 0.42];

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
    return [x + Math.cos(angle) * half, y + Math.sin(angle) * half];
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

function paintJoint(
  context: Context,
  { skin }: FaceLook,
  { x, y, half }: { x: number; y: number; half: number },
): void {
  const crease = smoothLine([
    [x - half * 0.62, y - half * 0.16],
    [x, y - half * 0.34],
    [x + half * 0.62, y - half * 0.16],
  ]);
  softStroke(context, crease, skin.deep, 1.5, 0.6, 0.34);
}

function paintTip(context: Context, look: FaceLook, tip: Point, half: number, colour: string): void {
  const { skin, lightSide: light } = look;
  const [x, y] = tip;
  const ball = smoothShape(round(tip, half));
  context.fillStyle = mixColours(colour, skin.light, 0.25);
  fillPath(context, ball);
  inside(context, ball, () => {
    softStroke(context, ball, skin.shadow, half * 0.5, 6, 0.6);
    glow(context, x - light * half * 0.5, y + half * 0.75, half * 0.95, half * 0.8, skin.shadow, 0.75);
    glow(context, x + light * half * 0.16, y - half * 0.1, half * 0.8, half * 0.75, skin.light, 0.9);
    glow(context, x, y + half * 0.38, half * 0.7, half * 0.5, skin.blush, 0.3);
  });
  paintNail(context, look, [x, y - half * 0.62], half * 0.46);
  softStroke(context, ball, skin.deep, 2.6, 0.6, 0.72);
}

/** Seen almost along the finger: much wider than it is high. */
function paintNail(context: Context, { skin, lightSide }: FaceLook, [x, y]: Point, half: number): void {
  const nail = smoothShape([
    [x - half, y + 2.5],
    [x - half * 0.76, y - 3],
    [x, y - 5],
    [x + half * 0.76, y - 3],
    [x + half, y + 2.5],
    [x, y + 0.5],
  ]);
  softStroke(context, nail, skin.deep, 2, 0.9, 0.3);
  softFill(context, nail, mixColours(skin.light, skin.blush, 0.3), 0.5, 0.95);
  inside(context, nail, () => {
    glow(context, x + lightSide * half * 0.3, y - 2, half * 0.8, 4, '#ffffff', 0.4);
  });
}
