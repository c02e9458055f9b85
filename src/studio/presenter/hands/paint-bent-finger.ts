import type { FaceLook } from '../face/face-look.ts';
import { mixColours, withAlpha } from '../paint/colour.ts';
import { smoothLine, smoothShape, type Point } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softStroke, type Context } from '../paint/shade.ts';
import { paintFarSide } from './skin-forms.ts';

/** A finger of a fist from the back: its first phalanx, up to the middle joint. */
export type BentFinger = { knuckle: Point; joint: Point; half: number };

const sideOf = (half: number, length: number): Point[] => [
  [half * 0.9, 14],
  [half * 0.94, -length * 0.3],
  [half * 1.02, -length * 0.72],
  [half * 0.9, -length - half * 0.3],
  [half * 0.5, -length - half * 0.68],
];

/** In its own space: the knuckle is the origin, the middle joint is straight up. */
function outlineOf({ knuckle, joint, half }: BentFinger): Point[] {
  const length = Math.hypot(joint[0] - knuckle[0], joint[1] - knuckle[1]);
  const right = sideOf(half, length);
  const left = right.map(([x, y]): Point => [-x, y]);
  return [...left, [0, -length - half * 0.78], ...right.toReversed()];
}

const turnOf = ({ knuckle, joint }: BentFinger): number =>
  Math.atan2(joint[0] - knuckle[0], knuckle[1] - joint[1]);

export function bentShape(finger: BentFinger): ReturnType<typeof smoothShape> {
  const turn = turnOf(finger);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const [x0, y0] = finger.knuckle;
  return smoothShape(
    outlineOf(finger).map(([x, y]): Point => [x0 + x * cos - y * sin, y0 + x * sin + y * cos]),
  );
}

export function paintBentFinger(context: Context, look: FaceLook, finger: BentFinger, colour: string): void {
  const { skin, lightSide: light } = look;
  const { half, joint, knuckle } = finger;
  const length = Math.hypot(joint[0] - knuckle[0], joint[1] - knuckle[1]);
  const outline = outlineOf(finger);
  const shape = smoothShape(outline);
  context.save();
  context.translate(knuckle[0], knuckle[1]);
  context.rotate(turnOf(finger));
  context.fillStyle = linearFade(
    context,
    [0, 14, 0, -length - half * 0.7],
    [
      withAlpha(colour, 0),
      mixColours(colour, skin.shadow, 0.12),
      mixColours(colour, skin.light, 0.3),
      mixColours(colour, skin.shadow, 0.55),
    ],
  );
  fillPath(context, shape);
  inside(context, shape, () => {
    paintFarSide(context, smoothLine(outline.slice(1, -1)), skin.shadow, light);
    glow(context, light * 3, -length * 0.86, half * 0.95, half * 0.85, skin.light, 0.7);
    for (const [y, alpha] of [
      [-length * 0.86 + 5, 0.3],
      [-length * 0.86, 0.2],
    ] as const)
      softStroke(
        context,
        smoothLine([
          [-half * 0.5, y - 2],
          [0, y + 1],
          [half * 0.5, y - 2],
        ]),
        skin.deep,
        1.4,
        0.7,
        alpha,
      );
  });
  // Not at the knuckle, where the skin of the hand continues.
  softStroke(context, smoothLine(outline.slice(1, -1)), skin.deep, 1.7, 0.6, 0.5);
  context.restore();
}
