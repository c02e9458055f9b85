import type { FaceLook } from '../face/face-look.ts';
import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, type Point } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';

/**
 * A finger that points at the viewer, from a camera a little above it: strongly foreshortened and wider towards its tip,
 * which is nearest. The knuckle is the origin, and the tip is straight below.
 */
export type FrontFinger = { knuckle: Point; tip: Point; knuckleHalf: number; tipHalf: number };

/** As shares of the visible length: cross-sections look like arches from above. */
const joints = [0.26, 0.58];

const lengthOf = ({ knuckle, tip }: FrontFinger): number =>
  Math.hypot(tip[0] - knuckle[0], tip[1] - knuckle[1]);

const turnOf = ({ knuckle, tip }: FrontFinger): number =>
  Math.atan2(knuckle[0] - tip[0], tip[1] - knuckle[1]);

/** In its own space. */
function outlineOf(finger: FrontFinger): Point[] {
  const { knuckleHalf, tipHalf } = finger;
  const length = lengthOf(finger);
  const half = (share: number): number => knuckleHalf + (tipHalf - knuckleHalf) * share;
  const side: Point[] = [
    [half(0) * 0.7, -half(0) * 0.62],
    [half(0) * 0.98, 2],
    [half(0.3) * 1.02, length * joints[0]!],
    [half(0.5) * 0.96, length * 0.44],
    [half(0.7) * 1.01, length * 0.64],
    [half(1) * 1.02, length * 0.86],
    [half(1) * 0.98, length * 1.04],
    [half(1) * 0.72, length + half(1) * 0.66],
    [half(1) * 0.34, length + half(1) * 0.88],
  ];
  const mirrored = side.map(([x, y]): Point => [-x, y]).toReversed();
  return [[0, -half(0) * 0.84], ...side, [0, length + half(1) * 0.94], ...mirrored];
}

export function frontShape(finger: FrontFinger): ReturnType<typeof smoothShape> {
  const turn = turnOf(finger);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const [x0, y0] = finger.knuckle;
  return smoothShape(
    outlineOf(finger).map(([x, y]): Point => [x0 + x * cos - y * sin, y0 + x * sin + y * cos]),
  );
}

export function paintFrontFinger(
  context: Context,
  look: FaceLook,
  finger: FrontFinger,
  colour: string,
): void {
  const { skin, lightSide: light } = look;
  const length = lengthOf(finger);
  const { knuckle, knuckleHalf, tipHalf } = finger;
  const outline = outlineOf(finger);
  const shape = smoothShape(outline);
  context.save();
  context.translate(knuckle[0], knuckle[1]);
  context.rotate(turnOf(finger));
  context.fillStyle = linearFade(
    context,
    [0, -knuckleHalf, 0, length + tipHalf],
    [
      mixColours(colour, skin.light, 0.12),
      mixColours(colour, skin.light, 0.3),
      mixColours(colour, skin.light, 0.5),
      mixColours(colour, skin.light, 0.3),
      mixColours(colour, skin.shadow, 0.7),
    ],
  );
  fillPath(context, shape);
  inside(context, shape, () => {
    const edge = (by: number): ReturnType<typeof smoothLine> =>
      smoothLine([
        [by * knuckleHalf, -4],
        [by * (knuckleHalf + tipHalf) * 0.5, length * 0.5],
        [by * tipHalf, length],
        [by * tipHalf * 0.6, length + tipHalf * 0.8],
      ]);
    softStroke(context, edge(-light), skin.shadow, tipHalf * 0.62, 4, 0.75);
    softStroke(context, edge(light * 0.96), skin.shadow, 5, 3, 0.35);
    for (const share of joints) paintJoint(context, look, finger, share);
    // The pad, turned to the viewer and away from the light above.
    glow(context, 0, length + tipHalf * 0.72, tipHalf * 0.8, tipHalf * 0.5, skin.blush, 0.42);
    glow(context, -light * tipHalf * 0.3, length + tipHalf * 1.1, tipHalf, tipHalf * 0.5, skin.deep, 0.34);
  });
  paintNail(context, look, length, tipHalf);
  // Not at the knuckle, where the skin of the hand continues.
  softStroke(context, smoothLine(outline.slice(3, -2)), skin.deep, 1.8, 0.6, 0.6);
  context.restore();
}

function paintJoint(
  context: Context,
  { skin, lightSide }: FaceLook,
  finger: FrontFinger,
  share: number,
): void {
  const { knuckleHalf, tipHalf } = finger;
  const y = lengthOf(finger) * share;
  const half = (knuckleHalf + (tipHalf - knuckleHalf) * share) * 0.66;
  glow(context, lightSide * 3, y + 4, half * 1.1, 8, skin.light, 0.6);
  for (const [by, alpha] of [
    [-5, 0.22],
    [-1, 0.4],
  ] as const)
    softStroke(
      context,
      smoothLine([
        [-half, y + by + 4],
        [-half * 0.5, y + by + 0.6],
        [0, y + by],
        [half * 0.5, y + by + 0.6],
        [half, y + by + 4],
      ]),
      skin.deep,
      1.5,
      0.6,
      alpha,
    );
}

/** Foreshortened: wider than it is long, with the pad of the finger below it. */
function paintNail(context: Context, { skin, lightSide }: FaceLook, length: number, tipHalf: number): void {
  const half = tipHalf * 0.6;
  const y = length + tipHalf * 0.06;
  const nail = smoothShape([
    [-half * 0.98, y + 2],
    [-half * 0.72, y - 7],
    [0, y - 10],
    [half * 0.72, y - 7],
    [half * 0.98, y + 2],
    [half * 0.86, y + 7],
    [0, y + 9],
    [-half * 0.86, y + 7],
  ]);
  softStroke(context, nail, skin.deep, 2.4, 1, 0.34);
  softFill(context, nail, mixColours(skin.light, skin.blush, 0.34), 0.5, 0.95);
  inside(context, nail, () => {
    glow(context, lightSide * half * 0.3, y - 3, half * 0.8, 5, '#ffffff', 0.5);
    softStroke(
      context,
      smoothLine([
        [-half, y + 5],
        [0, y + 7.5],
        [half, y + 5],
      ]),
      mixColours(skin.light, '#ffffff', 0.5),
      3,
      0.6,
      0.8,
    );
  });
}
