import { smoothLine, taperedStroke, pointOnLine, type Point } from '../paint/curve.ts';
import { softFill, softStroke, type Context } from '../paint/shade.ts';

export type Fold = { line: readonly Point[]; width: number; strength: number };

/** Folds in cloth: a crisp crease in a soft valley, with light on the ridge towards the upper left. */
export function paintFolds(
  context: Context,
  folds: readonly Fold[],
  cloth: { light: string; shadow: string; deep: string },
  lightSide: -1 | 1 = -1,
): void {
  for (const { line, width, strength } of folds) {
    const fine = Array.from({ length: 9 }, (_, index) => pointOnLine(line, index / 8));
    softStroke(context, smoothLine(line), cloth.shadow, width * 1.5, width * 0.7, 0.55 * strength);
    softStroke(
      context,
      smoothLine(line.map(([x, y]): Point => [x + lightSide * width * 1.1, y - width * 0.3])),
      cloth.light,
      width * 0.7,
      width * 0.5,
      0.5 * strength,
    );
    softFill(context, taperedStroke(fine, width * 0.62), cloth.shadow, width * 0.3, 0.7 * strength);
    softFill(context, taperedStroke(fine, width * 0.2), cloth.deep, width * 0.14, 0.22 * strength);
  }
}
