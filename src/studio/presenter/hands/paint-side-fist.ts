import type { FaceLook } from '../face/face-look.ts';
import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, trace } from '../paint/curve.ts';
import { glow, inside, softFill, softStroke, type Context } from '../paint/shade.ts';
import { castShadow, paintMass, paintRow, skinOf, type Row } from './skin-forms.ts';

const fistOutline = trace(
  '-40,-104 -20,-118 14,-118 38,-108 50,-82 50,-50 42,-24 25,-6 19,8 16,22 0,27 -19,22 -24,8 -30,-10 -44,-38 -46,-76',
);

/** Grows out of the back of the hand, wide at its base. */
const raisedThumb = trace(
  '-24,-94 -20,-120 -15,-138 -17,-158 -14,-180 -1,-191 13,-184 19,-164 18,-142 24,-124 40,-106 42,-82 10,-66',
);
/** Lies on the index finger, and its tip reaches beyond it. */
const lyingThumb = trace(
  '46,-84 43,-102 28,-115 8,-122 -12,-124 -30,-130 -46,-130 -55,-122 -53,-112 -42,-107 -26,-106 -8,-102 12,-92 30,-78',
);

const fourRows: readonly Row[] = [
  [-98, -44, 34],
  [-72, -49, 37],
  [-46, -47, 35],
  [-22, -39, 29],
];

/** Held loosely: each finger is curled a little more than the one above it. */
const looseRows: readonly Row[] = [
  [-96, -58, 38],
  [-70, -54, 41],
  [-45, -46, 38],
  [-22, -36, 31],
];

/** Thumbs up, in hand space: the wrist is the origin. */
export function paintThumbUp(context: Context, look: FaceLook): void {
  const colour = skinOf(look);
  const [fist, thumb] = [smoothShape(fistOutline), smoothShape(raisedThumb)];
  castShadow(context, [fist, thumb], look.lightSide);
  paintMass(context, look, thumb, colour, [-20, 24]);
  inside(context, thumb, () => {
    softStroke(context, smoothLine(trace('-15,-146 0,-142 16,-147')), look.skin.deep, 1.6, 1, 0.26);
    glow(context, 0, -172, 16, 16, look.skin.blush, 0.3);
    softFill(context, smoothShape(trace('-50,-112 40,-120 44,-76 -50,-76')), look.skin.shadow, 9, 0.3);
  });
  paintMass(context, look, fist, colour, [-50, 52]);
  for (const row of fourRows.toReversed()) paintRow(context, look, row, 27);
}

/** A loose fist with its edge down, the thumb on top, as if it held the point that is being made. */
export function paintLooseFist(context: Context, look: FaceLook): void {
  const { skin } = look;
  const colour = skinOf(look);
  const [fist, thumb] = [smoothShape(fistOutline), smoothShape(lyingThumb)];
  castShadow(context, [fist, thumb], look.lightSide);
  paintMass(context, look, fist, colour, [-50, 52]);
  for (const row of looseRows.toReversed()) paintRow(context, look, row, 27);
  inside(context, fist, () => {
    context.translate(-look.lightSide * 2, 9);
    softFill(context, thumb, skin.deep, 5, 0.4);
  });
  paintMass(context, look, thumb, colour, [-50, 40]);
  inside(context, thumb, () => {
    softStroke(context, smoothLine(trace('-52,-107 -36,-104 -8,-99 20,-80')), skin.shadow, 11, 4, 0.65);
    softStroke(context, smoothLine(trace('-40,-124 -14,-118 10,-113 30,-98')), skin.light, 8, 4, 0.6);
    for (const crease of ['-13,-125 -9,-117 -11,-108', '-18,-126 -14,-117 -16,-108'])
      softStroke(context, smoothLine(trace(crease)), skin.deep, 1.4, 0.7, 0.26);
    glow(context, -46, -117, 12, 12, skin.blush, 0.2);
  });
  softStroke(context, smoothLine(lyingThumb.slice(1, -2)), skin.deep, 1.8, 0.6, 0.55);
  paintLyingNail(context, look);
}

function paintLyingNail(context: Context, { skin }: FaceLook): void {
  const nail = smoothShape(trace('-28,-128 -38,-130 -48,-128 -52,-122 -44,-120 -33,-121 -27,-124'));
  softStroke(context, nail, skin.deep, 2, 1, 0.3);
  softFill(context, nail, mixColours(skin.light, skin.blush, 0.3), 0.5, 0.9);
  inside(context, nail, () => glow(context, -36, -127, 10, 4, '#ffffff', 0.4));
}
