import type { FaceLook } from '../face/face-look.ts';
import { mixColours, withAlpha } from '../paint/colour.ts';
import { smoothLine, smoothShape, type Point } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softStroke, type Context } from '../paint/shade.ts';

/** A finger folded over the palm, from its middle joint to its tip. */
export type NearFinger = {
  knuckle: Point;
  tip: Point;
  knuckleHalf: number;
  tipHalf: number;
  /** Folded alone, without another finger that hides where it joins the hand. */
  isAlone: boolean;
};

/** In the finger's own space: the knuckle is the origin, the tip is straight below. */
function along({ knuckle, tip }: NearFinger): { angle: number; length: number } {
  const [dx, dy] = [tip[0] - knuckle[0], tip[1] - knuckle[1]];
  return { angle: Math.atan2(-dx, dy), length: Math.hypot(dx, dy) };
}

/** Wide at the knuckle, narrow behind each joint, rounded at the tip. */
function outlineOf({ knuckleHalf, tipHalf }: NearFinger, length: number): Point[] {
  const half = (share: number): number => knuckleHalf + (tipHalf - knuckleHalf) * share;
  const side: Point[] = [
    [half(0) * 0.62, -half(0) * 0.78],
    [half(0), -2],
    [half(0.25) * 0.95, length * 0.25],
    [half(0.45) * 1.02, length * 0.45],
    [half(0.7) * 0.97, length * 0.7],
    [half(1), length * 0.95],
    [half(1) * 0.72, length + half(1) * 0.66],
  ];
  const mirrored = side.map(([x, y]): Point => [-x, y]).toReversed();
  return [[0, -half(0)], ...side, [0, length + half(1) * 0.94], ...mirrored];
}

export function nearShape(finger: NearFinger): ReturnType<typeof smoothShape> {
  const { angle, length } = along(finger);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [x0, y0] = finger.knuckle;
  return smoothShape(
    outlineOf(finger, length).map(([x, y]): Point => [x0 + x * cos - y * sin, y0 + x * sin + y * cos]),
  );
}

/** A bent finger is hidden beyond its middle joint. */
export function paintNear(context: Context, look: FaceLook, finger: NearFinger, colour: string): void {
  const { skin, lightSide: light } = look;
  const { angle, length } = along(finger);
  const { tipHalf, isAlone } = finger;
  context.save();
  context.translate(finger.knuckle[0], finger.knuckle[1]);
  context.rotate(angle);
  const outline = outlineOf(finger, length);
  const shape = smoothShape(outline);
  context.fillStyle = linearFade(
    context,
    [0, -finger.knuckleHalf, 0, length + tipHalf],
    [
      isAlone ? withAlpha(colour, 0) : mixColours(colour, skin.shadow, 0.3),
      colour,
      mixColours(colour, skin.light, 0.4),
      colour,
    ],
  );
  fillPath(context, shape);
  inside(context, shape, () => {
    const side = (by: number, from: number, to: number) =>
      smoothLine([
        [by * 0.85, from],
        [by, (from + to) / 2],
        [by * 1.12, to],
      ]);
    softStroke(context, side(-light * tipHalf * 0.92, -20, length + 14), skin.shadow, tipHalf * 0.7, 4, 0.62);
    softStroke(context, side(light * tipHalf * 0.34, 6, length), skin.light, tipHalf * 0.4, 5, 0.75);
    glow(context, 0, length + tipHalf * 0.9, tipHalf * 1.1, tipHalf * 0.6, skin.shadow, 0.5);
    // The joint: folds of skin across it, and a highlight on the bone in front of them.
    const y = length * 0.06;
    glow(context, light * 3, y + 5, tipHalf * 0.8, 9, skin.light, 0.5);
    for (const by of [-3, 2])
      softStroke(
        context,
        smoothLine([
          [-tipHalf * 0.5, y + by - 1.5],
          [0, y + by + 1.5],
          [tipHalf * 0.5, y + by - 1.5],
        ]),
        skin.deep,
        1.5,
        0.8,
        by < 0 ? 0.14 : 0.26,
      );
    glow(context, 0, length + tipHalf, tipHalf * 1.2, tipHalf * 0.9, skin.deep, 0.6);
  });
  // At the knuckle of a finger that is folded alone, the skin of the hand continues.
  softStroke(context, isAlone ? smoothLine(outline.slice(2, -1)) : shape, skin.deep, 1.6, 0.7, 0.42);
  context.restore();
}
