import { smoothLine, trace, type Point } from '../paint/curve.ts';
import { softStroke, type Context } from '../paint/shade.ts';
import type { FaceLook } from './face-look.ts';

/** The folds above the nose when the brows are drawn together. */
export function paintFrown(context: Context, { skin, brows, turn }: FaceLook): void {
  for (const side of [-1, 1] as const) {
    const fold = trace('12,-4 9,6 9,16 11,24').map(([x, y]): Point => [turn * 16 + side * x, brows.y + y]);
    softStroke(context, smoothLine(fold), skin.shadow, 6, 3, 0.5);
    softStroke(context, smoothLine(fold), skin.deep, 2, 1, 0.26);
  }
}

/** The forehead lines of a worried face. */
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
