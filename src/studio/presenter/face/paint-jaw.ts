import { smoothLine, smoothShape, trace, type Point } from '../paint/curve.ts';
import { glow, softFill, softStroke, type Context } from '../paint/shade.ts';
import type { FaceLook } from './face-look.ts';

/** Hollow cheeks: the skin between cheekbone and jaw is stretched when the jaw drops. */
export function paintGape(context: Context, { skin, turn, lightSide }: FaceLook): void {
  for (const side of [-1, 1] as const) {
    const at = (points: string): Point[] => trace(points).map(([x, y]): Point => [turn * 16 + side * x, y]);
    const dark = side === lightSide ? 0.34 : 0.46;
    softFill(
      context,
      smoothShape(at('96,84 84,100 70,130 66,160 76,158 92,128 104,98')),
      skin.shadow,
      9,
      dark,
    );
  }
}

/** A bunched chin, from the lower lip's edge at 0 downwards: a deep fold below the lip and a raised, dimpled ball. */
export function paintChin(context: Context, { skin, lightSide }: FaceLook): void {
  softStroke(context, smoothLine(trace('-24,9 -10,4 10,4 24,9')), skin.shadow, 8, 3.5, 0.6);
  softStroke(context, smoothLine(trace('-18,7 -8,4 8,4 18,7')), skin.deep, 2, 1.4, 0.3);
  glow(context, lightSide * 4, 24, 26, 15, skin.light, 0.26);
  softStroke(context, smoothLine(trace('-24,18 -27,28 -20,38')), skin.shadow, 5, 3, 0.4);
  softStroke(context, smoothLine(trace('24,18 27,28 20,38')), skin.shadow, 5, 3, 0.4);
  for (const [x, y] of [
    [-8, 24],
    [3, 20],
    [9, 27],
    [-2, 31],
  ] as const)
    glow(context, x, y, 4, 2.6, skin.shadow, 0.36);
}
