import type { FaceLook } from '../face/face-look.ts';
import { mixColours, withAlpha } from '../paint/colour.ts';
import { smoothLine, smoothShape, type Point } from '../paint/curve.ts';
import { fillPath, glow, inside, softStroke, type Context } from '../paint/shade.ts';

/** A finger that points up and towards the viewer: foreshortened, and wider at its tip, which is nearest. */
export type FrontFinger = { knuckle: Point; tip: Point; knuckleHalf: number; tipHalf: number };

/** Positions of the joints along the finger, as shares, and how strongly they show. */
const joints = [
  [0.24, 0.34],
  [0.6, 0.5],
] as const;

/** In the finger's own space: the knuckle is the origin, the centre of the tip is straight up. */
function along({ knuckle, tip }: FrontFinger): { angle: number; length: number } {
  const [dx, dy] = [tip[0] - knuckle[0], tip[1] - knuckle[1]];
  return { angle: Math.atan2(dx, -dy), length: Math.hypot(dx, dy) };
}

/** From the knuckle up one side, round the tip and down the other side. */
function outlineOf(finger: FrontFinger): Point[] {
  const { length } = along(finger);
  const { knuckleHalf, tipHalf } = finger;
  const right: Point[] = [
    [knuckleHalf * 0.98, 18],
    [knuckleHalf * 0.98, 0],
    [knuckleHalf * 1.05, -length * 0.16],
    [knuckleHalf * 1.02, -length * 0.32],
    [(knuckleHalf + tipHalf) * 0.54, -length * 0.5],
    [tipHalf * 0.93, -length * 0.66],
    [tipHalf, -length * 0.94],
    [tipHalf * 0.8, -length - tipHalf * 0.56],
    [tipHalf * 0.4, -length - tipHalf * 0.88],
  ];
  const left = right.map(([x, y]): Point => [-x, y]);
  return [...left, [0, -length - tipHalf * 0.98], ...right.toReversed()];
}

export function frontShape(finger: FrontFinger): ReturnType<typeof smoothShape> {
  const { angle } = along(finger);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
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
  const { knuckle, knuckleHalf, tipHalf } = finger;
  const { angle, length } = along(finger);
  const outline = outlineOf(finger);
  const shape = smoothShape(outline);
  context.save();
  context.translate(knuckle[0], knuckle[1]);
  context.rotate(angle);
  const fill = context.createLinearGradient(0, 18, 0, -length - tipHalf);
  fill.addColorStop(0, withAlpha(colour, 0));
  fill.addColorStop(0.2, mixColours(colour, skin.shadow, 0.45));
  fill.addColorStop(0.55, mixColours(colour, skin.shadow, 0.12));
  fill.addColorStop(0.72, mixColours(colour, skin.light, 0.45));
  fill.addColorStop(1, mixColours(colour, skin.light, 0.3));
  context.fillStyle = fill;
  fillPath(context, shape);
  inside(context, shape, () => {
    const side = smoothLine([
      [-light * knuckleHalf * 0.96, 0],
      [-light * (knuckleHalf + tipHalf) * 0.5, -length * 0.5],
      [-light * tipHalf * 0.94, -length - tipHalf * 0.4],
    ]);
    softStroke(context, side, skin.shadow, knuckleHalf * 0.62, 4, 0.72);
    for (const [share, alpha] of joints) paintJoint(context, look, finger, share, alpha);
    // The pad of the tip faces the viewer.
    glow(context, light * 3, -length - 2, tipHalf * 0.92, tipHalf, skin.light, 0.85);
    glow(context, 0, -length - tipHalf * 0.3, tipHalf * 0.8, tipHalf * 0.7, skin.blush, 0.26);
  });
  // Not at the knuckle, where the skin of the hand continues.
  softStroke(context, smoothLine(outline.slice(1, -1)), skin.deep, 1.8, 0.6, 0.56);
  context.restore();
}

/** The nearer segment hides the end of the one behind it. */
function paintJoint(
  context: Context,
  { skin }: FaceLook,
  finger: FrontFinger,
  share: number,
  alpha: number,
): void {
  const half = finger.knuckleHalf + (finger.tipHalf - finger.knuckleHalf) * share;
  const y = -along(finger).length * share;
  glow(context, 0, y + half * 0.5, half * 1.1, half * 0.42, skin.shadow, alpha * 1.5);
  const fold = smoothLine([
    [-half * 0.86, y - half * 0.16],
    [-half * 0.44, y + half * 0.16],
    [0, y + half * 0.26],
    [half * 0.44, y + half * 0.16],
    [half * 0.86, y - half * 0.16],
  ]);
  softStroke(context, fold, skin.deep, 1.7, 0.8, alpha);
}
