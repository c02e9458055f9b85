import { mixColours } from '../../../presenter/paint/colour.ts';
import { smoothShape, taperedStroke, type Point } from '../../../presenter/paint/curve.ts';
import type { Brush } from '../../brush/brush.ts';
import type { PersonLook } from '../person-look.ts';
import type { FaceState } from './face-state.ts';
import type { HeadView } from './head-view.ts';

/** A brow: a soft shape along the bone, with single hairs at large sizes. */
export function drawBrow(
  brush: Brush,
  look: PersonLook,
  view: HeadView,
  state: FaceState,
  side: -1 | 1,
): void {
  const { face, hair } = look;
  const { inner, outer, pinch, skew } = state.expression.brows;
  const raise = side === 1 ? skew : 0;
  const start = face.eyeSpacing - 36 - pinch * 0.7;
  const end = face.eyeSpacing + 43;
  const middle = [0, 0.2, 0.45, 0.68, 0.86, 1].map((along): readonly [number, number] => {
    const arch = Math.sin(Math.PI * along ** 1.25) * face.browArch;
    const lift =
      inner * (1 - along) ** 1.1 +
      outer * along +
      raise * Math.sin(Math.PI * Math.min(1, along * 0.8 + 0.15));
    return [start + (end - start) * along, face.browY + 5 * along - arch - lift];
  });
  const thick = (along: number) =>
    face.browThickness * (along < 0.4 ? 0.72 + 0.7 * along : 1 - ((along - 0.4) / 0.6) ** 1.4 * 0.82);
  const row = (sign: number) =>
    middle.map(([x, y], index): Point => view.skin(side * x, y + (sign * thick(index / 5)) / 2, 3));
  const colour =
    hair.style === 'bald' || hair.style === 'head-scarf'
      ? mixColours(hair.colours.dark, hair.colours.base, 0.4)
      : mixColours(hair.colours.dark, hair.colours.base, 0.55);
  const { context } = brush;
  const body = smoothShape([...row(-1), ...row(1).toReversed()]);
  context.save();
  context.globalAlpha *= 0.86;
  context.fillStyle = colour;
  context.fill(body);
  context.restore();
  if (state.pixels < 150) return;
  const random = brush.random(`brow ${look.seed}`);
  context.save();
  context.fillStyle = mixColours(colour, '#120b0a', 0.3);
  for (let index = 0; index < 34; index += 1) {
    const along = random();
    const at = middle[Math.min(4, Math.floor(along * 5))]!;
    const next = middle[Math.min(5, Math.floor(along * 5) + 1)]!;
    const part = along * 5 - Math.floor(along * 5);
    const x = at[0] + (next[0] - at[0]) * part;
    const y = at[1] + (next[1] - at[1]) * part + (random() - 0.4) * thick(along);
    const reach = 8 * (1.1 - along * 0.4);
    const lean = 0.35 + along * 1.1;
    const root = view.skin(side * x, y, 3);
    const tip = view.skin(side * (x + Math.sin(lean) * reach), y - Math.cos(lean) * reach * 0.8, 3);
    context.globalAlpha = 0.3 + 0.35 * random();
    context.fill(taperedStroke([root, [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 - 0.6], tip], 2));
  }
  context.restore();
}
