import { smoothLine, smoothShape, type Point } from '../paint/curve.ts';
import { fillPath, glow, inside, softStroke, type Context } from '../paint/shade.ts';
import type { FaceLook } from '../face/face-look.ts';

/** One ear; `side` -1 is on the left of the picture, `x` is the distance from the centre. */
export function paintEar(context: Context, look: FaceLook, side: -1 | 1, x: number): void {
  const { skin } = look;
  const lit = side === look.lightSide;
  const at = (outward: number, y: number): Point => [side * (x + outward), y];
  const shape = smoothShape([
    at(-14, -26),
    at(2, -36),
    at(18, -30),
    at(24, -8),
    at(19, 22),
    at(11, 44),
    at(2, 60),
    at(-9, 60),
    at(-14, 40),
  ]);
  context.fillStyle = lit ? skin.base : skin.shadow;
  fillPath(context, shape);
  inside(context, shape, () => {
    glow(context, side * (x + 12), -18, 26, 30, lit ? skin.light : skin.base, 0.7);
    glow(context, side * (x + 3), 50, 18, 16, skin.blush, 0.4);
    softStroke(
      context,
      smoothLine([at(-6, -18), at(8, -25), at(16, -8), at(11, 18), at(4, 32)]),
      skin.deep,
      4,
      2.4,
      0.5,
    );
    softStroke(context, smoothLine([at(-2, -8), at(7, -8), at(5, 10), at(-3, 22)]), skin.deep, 7, 3.5, 0.6);
    softStroke(context, smoothLine([at(-14, -30), at(-12, 10), at(-14, 60)]), skin.deep, 12, 6, 0.5);
  });
}
