import type { FaceLook } from '../face/face-look.ts';
import { mixColours } from '../paint/colour.ts';
import type { smoothShape } from '../paint/curve.ts';
import { fillPath, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';

type Path = ReturnType<typeof smoothShape>;

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
