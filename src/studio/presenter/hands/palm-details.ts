import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, trace, type Point } from '../paint/curve.ts';
import { glow, softFill, softStroke, type Context } from '../paint/shade.ts';
import type { FaceLook } from '../face/face-look.ts';

const narrowed = (points: string, across: number): Point[] => trace(points).map(([x, y]) => [x * across, y]);

/** The lines and hollows of a palm; `across` is the visible share of its width. */
export function paintLines(context: Context, { skin }: FaceLook, across: number): void {
  glow(context, 26 * across, -48, 30 * across, 46, skin.light, 0.6);
  glow(context, 4 * across, -56, 30, 34, skin.shadow, 0.36);
  glow(context, 0, -98, 50 * across, 18, skin.blush, 0.22);
  const line = (points: string, width: number, alpha: number) =>
    softStroke(context, smoothLine(narrowed(points, across)), skin.deep, width, 1.2, alpha);
  line('44,-72 20,-86 -8,-84 -24,-96', 1.8, 0.22);
  line('-44,-78 -10,-66 30,-56', 1.6, 0.16);
}

/** The side of the hand below the little finger, turned away from the light above. */
export function paintEdge(context: Context, { skin }: FaceLook, across: number): void {
  const edge = smoothShape(narrowed('60,-110 44,-84 30,-52 26,-16 20,30 70,30', across));
  softFill(context, edge, skin.shadow, 4, 0.62);
  softStroke(
    context,
    smoothLine(narrowed('42,-88 32,-54 28,-18', across)),
    mixColours(skin.light, skin.base, 0.3),
    4,
    2.4,
    0.55,
  );
}

export function paintKnuckles(context: Context, { skin }: FaceLook): void {
  for (const [x, y] of [
    [-30, -94],
    [-8, -102],
    [16, -98],
    [36, -82],
  ] as const) {
    glow(context, x, y, 13, 11, skin.blush, 0.12);
    const tendon = smoothLine([
      [x, y + 12],
      [x * 0.6, y + 50],
    ]);
    softStroke(context, tendon, skin.shadow, 4, 3, 0.32);
  }
}
