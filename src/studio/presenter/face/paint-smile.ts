import { smoothLine, trace, type Point } from '../paint/curve.ts';
import { glow, softStroke, type Context } from '../paint/shade.ts';
import type { FaceLook } from './face-look.ts';

/** The cheeks of a full smile: raised, with nasolabial folds around the corners of the mouth. */
export function paintSmile(context: Context, { skin, turn, lightSide, eyes }: FaceLook): void {
  for (const side of [-1, 1] as const) {
    const at = (points: string): Point[] => trace(points).map(([x, y]): Point => [turn * 16 + side * x, y]);
    const lit = side === lightSide ? 1 : 0.6;
    glow(context, turn * 16 + side * 74, 56, 36, 22, skin.light, 0.6 * lit);
    glow(context, turn * 16 + side * 76, 66, 40, 28, skin.blush, 0.34);
    softStroke(context, smoothLine(at('38,84 54,98 66,118 68,138')), skin.shadow, 5, 3, 0.5);
    // Crow's feet.
    const corner = eyes.spacing + eyes.halfWidth;
    for (const [from, to] of [
      [2, -5],
      [8, 9],
    ] as const)
      softStroke(
        context,
        smoothLine([
          [turn * 16 + side * (corner + 4), from],
          [turn * 16 + side * (corner + 18), to],
        ]),
        skin.shadow,
        3,
        1.2,
        0.5,
      );
    softStroke(context, smoothLine(at('40,86 56,100 66,120')), skin.deep, 1.6, 1, 0.22);
  }
}
