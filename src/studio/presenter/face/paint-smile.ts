import { smoothLine, smoothShape, trace, type Point } from '../paint/curve.ts';
import { glow, softFill, softStroke, type Context } from '../paint/shade.ts';
import type { FaceLook } from './face-look.ts';

/** The cheeks of a full smile, raised as volumes: lit on top, shaded below, with a crease below the eye. */
export function paintSmile(context: Context, { skin, turn, lightSide, eyes }: FaceLook): void {
  for (const side of [-1, 1] as const) {
    const x = (offset: number) => turn * 16 + side * offset;
    const at = (points: string): Point[] => trace(points).map(([dx, y]): Point => [x(dx), y]);
    const lit = side === lightSide ? 1 : 0.6;
    softFill(context, smoothShape(at('44,88 60,98 82,98 104,84 100,98 82,112 66,112')), skin.shadow, 8, 0.42);
    glow(context, x(74), 66, 38, 26, skin.blush, 0.16);
    glow(context, x(72), 54, 34, 19, skin.light, 0.8 * lit);
    softStroke(context, smoothLine(at('32,34 48,40 66,41 88,35')), skin.shadow, 4, 2.4, 0.3);
    // The nasolabial fold.
    softStroke(context, smoothLine(at('36,86 50,96 62,112 66,128')), skin.shadow, 6, 3.4, 0.5);
    softStroke(context, smoothLine(at('40,89 52,98 60,110')), skin.deep, 1.6, 1.1, 0.16);
    // Crow's feet.
    const corner = eyes.spacing + eyes.halfWidth;
    for (const [from, to] of [
      [2, -4],
      [7, 7],
    ] as const)
      softStroke(
        context,
        smoothLine([
          [x(corner + 5), from],
          [x(corner + 16), to],
        ]),
        skin.shadow,
        3,
        1.4,
        0.36,
      );
  }
}
