import type { FaceLook } from '../face/face-look.ts';
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
const fourRows: readonly Row[] = [
  [-98, -44, 34],
  [-72, -49, 37],
  [-46, -47, 35],
  [-22, -39, 29],
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
