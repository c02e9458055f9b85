import { smoothLine, smoothShape, type Point } from '../paint/curve.ts';
import { glow, softFill, softStroke, type Context } from '../paint/shade.ts';
import type { FaceLook } from './face-look.ts';

/** The nose is painted with light and shade only; its tip moves first when the head turns. */
export function paintNose(context: Context, look: FaceLook): void {
  const { skin, nose, lightSide: light } = look;
  const dark = -light;
  const tip = nose.tipY;
  const lean = look.turn * 7;
  const at = (x: number, y: number): Point => [x + (lean * Math.max(0, y)) / tip, y];
  const { halfWidth: half, strength } = nose;

  softFill(
    context,
    smoothShape([
      at(dark * 22, -34),
      at(dark * 9, -14),
      at(dark * 9, 20),
      at(dark * 13, tip - 24),
      at(dark * (half + 1), tip - 8),
      at(dark * (half + 6), tip + 6),
      at(dark * (half - 2), tip - 22),
      at(dark * 21, 22),
      at(dark * 18, -4),
    ]),
    skin.shadow,
    5,
    0.75 * strength,
  );
  softFill(
    context,
    smoothShape([at(light * 20, -34), at(light * 11, -8), at(light * 13, 14), at(light * 19, -4)]),
    skin.shadow,
    5,
    0.45 * strength,
  );
  softStroke(
    context,
    smoothLine([at(light * 2, -12), at(light * 2, 24), at(light * 2, tip - 22)]),
    skin.light,
    9,
    5,
    0.75,
  );
  glow(context, at(0, tip)[0], tip - 8, half * 0.95, 17, skin.blush, 0.24);
  glow(context, at(light * 3, tip)[0], tip - 14, 13, 11, '#ffffff', 0.32, 'soft-light');
  glow(context, at(light * 3, tip)[0], tip - 14, 15, 12, skin.light, 0.9);

  const underside = smoothShape([
    at(-half, tip + 3),
    at(-half * 0.55, tip + 2),
    at(0, tip + 6),
    at(half * 0.55, tip + 2),
    at(half, tip + 3),
    at(half * 0.62, tip + 12),
    at(0, tip + 17),
    at(-half * 0.62, tip + 12),
  ]);
  softFill(context, underside, skin.shadow, 3.5, 0.85 * strength);
  softFill(
    context,
    smoothShape([
      at(dark * 4, tip + 12),
      at(dark * half, tip + 8),
      at(dark * (half + 8), tip + 20),
      at(dark * 10, tip + 28),
    ]),
    skin.shadow,
    6,
    0.5,
  );
  for (const side of [-1, 1]) {
    const nostril = smoothShape([
      at(side * 5.5, tip + 9),
      at(side * 10, tip + 5),
      at(side * 16.5, tip + 5.5),
      at(side * 15, tip + 9.5),
      at(side * 9, tip + 11.5),
    ]);
    softFill(context, nostril, skin.deep, 0.9, 0.85);
    const wing = smoothLine([
      at(side * (half - 4), tip - 13),
      at(side * (half + 0.5), tip - 4),
      at(side * (half - 1.5), tip + 7),
      at(side * (half - 9), tip + 9),
    ]);
    softStroke(context, wing, skin.deep, 2.4, 1.4, side === dark ? 0.42 : 0.22);
  }
  softStroke(
    context,
    smoothLine([at(-10, tip + 10), at(0, tip + 14), at(10, tip + 10)]),
    skin.deep,
    2,
    1.2,
    0.45,
  );
  for (const side of [-1, 1])
    softStroke(
      context,
      smoothLine([at(side * 5, tip + 18), at(side * 7, tip + 28)]),
      skin.shadow,
      4,
      2.5,
      0.35,
    );
}
