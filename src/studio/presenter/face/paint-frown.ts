import { smoothLine, smoothShape, trace, type Point } from '../paint/curve.ts';
import { softFill, softStroke, type Context } from '../paint/shade.ts';
import type { FaceLook } from './face-look.ts';

/** The folds above the nose when the brows are drawn together: one shadow that joins the heads of the brows. */
export function paintFrown(context: Context, { skin, brows, turn }: FaceLook): void {
  const between = trace('-26,30 -14,10 0,4 14,10 26,30 14,36 0,30 -14,36').map(([x, y]): Point => [
    turn * 16 + x,
    brows.y + y,
  ]);
  softFill(context, smoothShape(between), skin.shadow, 6, 0.5);
  for (const side of [-1, 1] as const) {
    const at = (points: string) => trace(points).map(([x, y]): Point => [turn * 16 + side * x, brows.y + y]);
    const fold = at('21,31 13,23 10,12 12,1');
    softStroke(context, smoothLine(fold), skin.shadow, 8, 3.4, 0.6);
    softStroke(context, smoothLine(fold.slice(0, 3)), skin.deep, 2.4, 1.6, 0.3);
    // The skin that the brow pushes onto the lid.
    softStroke(context, smoothLine(at('20,20 36,26 58,24')), skin.shadow, 9, 4, 0.4);
  }
}

/** The forehead lines of raised brows. */
export function paintWorry(context: Context, { skin, brows, turn }: FaceLook): void {
  for (const [lift, half] of [
    [-27, 62],
    [-41, 54],
  ] as const) {
    const y = brows.y + lift;
    const x = turn * 16;
    const line = smoothLine([
      [x - half, y + 6],
      [x - half * 0.55, y + 0.5],
      [x, y - 2],
      [x + half * 0.55, y + 0.5],
      [x + half, y + 6],
    ]);
    softStroke(context, line, skin.shadow, 6, 3, 0.34);
    softStroke(context, line, skin.deep, 1.4, 0.9, 0.14);
  }
}
