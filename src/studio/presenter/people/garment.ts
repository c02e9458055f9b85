import { smoothLine, smoothShape, type Point } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';

export type Cloth = { light: string; base: string; shadow: string; deep: string };

/** Right half of a torso with arms, from the neck over the shoulder to below the frame. */
export function shoulderHalf(width: number, neckHalf: number, neckY: number): Point[] {
  return [
    [neckHalf, neckY],
    [neckHalf + 46, neckY + 26],
    [width * 0.66, neckY + 52],
    [width * 0.86, neckY + 84],
    [width * 0.955, neckY + 146],
    [width, neckY + 236],
    [width * 1.03, neckY + 360],
    [width * 1.04, neckY + 500],
    [width * 1.02, neckY + 820],
  ];
}

export function bothSides(half: readonly Point[]): Point[] {
  return [...half, ...half.map(([x, y]): Point => [-x, y]).toReversed()];
}

/** Cloth lit from one side: a body colour, a shaded flank, light on the shoulder and along the edge. */
export function paintGarment(
  context: Context,
  outline: readonly Point[],
  cloth: Cloth,
  light: -1 | 1,
  detail: () => void,
): void {
  const shape = smoothShape(outline);
  context.fillStyle = linearFade(
    context,
    [light * 290, 290, -light * 300, 640],
    [cloth.light, cloth.base, cloth.base, cloth.shadow],
  );
  fillPath(context, shape);
  inside(context, shape, () => {
    const dark = -light;
    softFill(
      context,
      smoothShape([
        [dark * 190, 280],
        [dark * 380, 320],
        [dark * 400, 1080],
        [dark * 266, 1080],
        [dark * 254, 560],
        [dark * 226, 420],
      ]),
      cloth.shadow,
      24,
      0.75,
    );
    detail();
    glow(context, light * 214, 352, 120, 56, cloth.light, 0.7);
    const litEdge = outline
      .filter(([x, y]) => x * light > 120 && y < 640)
      .sort((one, other) => one[1] - other[1]);
    if (litEdge.length > 1)
      softStroke(
        context,
        smoothLine(litEdge.map(([x, y]): Point => [x - light * 5, y + 5])),
        cloth.light,
        8,
        5,
        0.55,
      );
  });
}
