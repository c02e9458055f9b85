import { mixColours } from '../paint/colour.ts';
import { smoothShape } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';
import { smoothLine, type Point } from '../paint/curve.ts';
import type { FaceLook } from '../face/face-look.ts';

/** Neck and collarbones, with the shadow of the chin. */
export function paintNeck(context: Context, look: FaceLook, halfWidth: number, chinY: number): void {
  const { skin, lightSide: light } = look;
  const half = halfWidth;
  const edge: Point[] = [
    [half - 2, 90],
    [half - 3, chinY],
    [half, chinY + 50],
    [half + 26, chinY + 92],
    [half + 110, chinY + 128],
    [half + 150, chinY + 240],
  ];
  const neck = smoothShape([...edge, ...edge.map(([x, y]): Point => [-x, y]).toReversed()]);
  context.fillStyle = linearFade(
    context,
    [light * half, 0, -light * half, 60],
    [mixColours(skin.base, skin.light, 0.25), skin.base, mixColours(skin.base, skin.shadow, 0.55)],
  );
  fillPath(context, neck);
  inside(context, neck, () => {
    const x = -light * 10;
    softFill(
      context,
      smoothShape([
        [-half - 30, 60],
        [half + 30, 60],
        [half + 14, chinY + 22],
        [x + 44, chinY + 56],
        [x, chinY + 66],
        [x - 50, chinY + 52],
        [-half - 14, chinY + 16],
      ]),
      skin.shadow,
      9,
      0.36,
    );
    softFill(
      context,
      smoothShape([
        [-half - 30, 60],
        [half + 30, 60],
        [half, chinY - 6],
        [x + 34, chinY + 26],
        [x, chinY + 34],
        [x - 40, chinY + 24],
        [-half, chinY - 8],
      ]),
      skin.deep,
      10,
      0.36,
    );
    softFill(
      context,
      smoothShape([
        [-light * half * 1.1, 60],
        [-light * half * 0.35, chinY + 20],
        [-light * half * 0.5, chinY + 120],
        [-light * half * 1.6, chinY + 140],
      ]),
      skin.shadow,
      14,
      0.36,
    );
    for (const side of [-1, 1]) {
      softStroke(
        context,
        smoothLine([
          [side * (half - 10), chinY + 26],
          [side * half * 0.5, chinY + 80],
          [side * 13, chinY + 118],
        ]),
        skin.shadow,
        7,
        5,
        0.35,
      );
      softStroke(
        context,
        smoothLine([
          [side * 14, chinY + 124],
          [side * 60, chinY + 120],
          [side * 130, chinY + 104],
        ]),
        skin.shadow,
        6,
        4,
        0.5,
      );
      softStroke(
        context,
        smoothLine([
          [side * 20, chinY + 116],
          [side * 60, chinY + 112],
          [side * 120, chinY + 98],
        ]),
        skin.light,
        5,
        4,
        0.5,
      );
    }
    glow(context, 0, chinY + 124, 20, 14, skin.shadow, 0.6);
    glow(context, light * half * 0.6, chinY + 170, 90, 60, skin.light, 0.5);
  });
}
