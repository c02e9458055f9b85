import { smoothLine, trace, type Point } from '../paint/curve.ts';
import { softStroke, type Context } from '../paint/shade.ts';
import type { FaceLook } from './face-look.ts';

/** The folds above the nose when brows are drawn together. */
export function paintFrown(context: Context, { skin, brows, turn }: FaceLook): void {
  for (const side of [-1, 1] as const) {
    const fold = trace('12,-4 9,6 9,16 11,24').map(([x, y]): Point => [turn * 16 + side * x, brows.y + y]);
    softStroke(context, smoothLine(fold), skin.shadow, 6, 3, 0.5);
    softStroke(context, smoothLine(fold), skin.deep, 2, 1, 0.26);
  }
}

/** The lines that worry draws across a forehead. */
export function paintWorry(context: Context, { skin, brows, turn }: FaceLook): void {
  for (const [lift, half] of [
    [-28, 44],
    [-43, 36],
  ] as const) {
    const y = brows.y + lift;
    const x = turn * 16;
    const line = smoothLine([
      [x - half, y + 3],
      [x - half * 0.4, y - 3],
      [x, y],
      [x + half * 0.4, y - 3],
      [x + half, y + 3],
    ]);
    softStroke(context, line, skin.shadow, 5, 2.5, 0.36);
    softStroke(context, line, skin.deep, 1.6, 0.9, 0.16);
  }
}
