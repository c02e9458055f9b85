import type { FaceLook } from '../face/face-look.ts';
import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';

type Path = ReturnType<typeof smoothShape>;

/** Fingers bent at their middle joints: rows from the knuckles to the fold, [y, left, right]. */
export type Row = readonly [y: number, left: number, right: number];

export const skinOf = ({ skin }: FaceLook): string => mixColours(skin.base, skin.light, 0.28);

export function castShadow(context: Context, shapes: readonly Path[], light: number): void {
  context.save();
  context.translate(-light * 12, 16);
  for (const shape of shapes) softFill(context, shape, '#1a0f14', 11, 0.2);
  context.restore();
}

/** Shade along the inner edge of a shape, on the side away from the light. Painted inside the shape. */
export function paintFarSide(context: Context, edge: Path, colour: string, light: number): void {
  context.save();
  context.translate(light * 4, -2);
  softStroke(context, edge, colour, 11, 4, 0.6);
  context.restore();
}

/** Skin lit from the side, between two x positions. */
export function paintMass(
  context: Context,
  { skin, lightSide: light }: FaceLook,
  path: Path,
  colour: string,
  [left, right]: readonly [number, number],
): void {
  const ends = light > 0 ? [right, left] : [left, right];
  context.fillStyle = linearFade(
    context,
    [ends[0]!, -60, ends[1]!, -40],
    [mixColours(colour, skin.light, 0.55), colour, mixColours(colour, skin.shadow, 0.65)],
  );
  fillPath(context, path);
  softStroke(context, path, skin.deep, 1.6, 0.7, 0.46);
}

/** One bent finger: a rounded roll, lit from above, dark below where the next one starts. */
export function paintRow(context: Context, look: FaceLook, [y, left, right]: Row, height: number): void {
  const { skin, lightSide: light } = look;
  const half = height / 2 + 1;
  const roll = smoothShape([
    [left, y],
    [left + 5, y - half * 0.78],
    [left + 18, y - half],
    [right - 14, y - half * 0.92],
    [right, y - half * 0.5],
    [right + 2, y + half * 0.4],
    [right - 14, y + half * 0.92],
    [left + 18, y + half],
    [left + 5, y + half * 0.78],
  ]);
  const colour = skinOf(look);
  context.fillStyle = linearFade(
    context,
    [0, y - half, 0, y + half],
    [
      mixColours(colour, skin.light, 0.35),
      colour,
      mixColours(colour, skin.shadow, 0.3),
      mixColours(colour, skin.shadow, 0.8),
    ],
  );
  fillPath(context, roll);
  inside(context, roll, () => {
    glow(context, light > 0 ? right - 20 : left + 16, y - 3, 26, 10, skin.light, 0.6);
    const away = light > 0 ? left : right;
    glow(context, away, y, 26, 20, skin.shadow, 0.55);
    glow(context, left + 12, y, 14, 11, skin.blush, 0.15);
  });
  const tip = smoothLine([
    [left + 18, y - half],
    [left + 5, y - half * 0.78],
    [left, y],
    [left + 5, y + half * 0.78],
  ]);
  softStroke(context, tip, skin.deep, 1.7, 0.6, 0.42);
  softStroke(
    context,
    smoothLine([
      [left + 9, y + half * 0.84],
      [left + 20, y + half],
      [right - 16, y + half * 0.92],
    ]),
    skin.deep,
    2.2,
    1.1,
    0.42,
  );
}
