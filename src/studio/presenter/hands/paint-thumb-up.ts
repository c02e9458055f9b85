import type { FaceLook } from '../face/face-look.ts';
import { smoothLine, smoothShape, trace } from '../paint/curve.ts';
import { glow, inside, softFill, softStroke, type Context } from '../paint/shade.ts';
import { castShadow, paintMass, paintRow, skinOf, type Row } from './skin-forms.ts';

const fistOutline = trace(
  '-40,-88 -20,-102 14,-102 38,-92 50,-66 50,-34 40,-4 22,12 -14,14 -36,2 -45,-26 -46,-60',
);

/** Grows out of the back of the hand, wide at its base. */
const thumbUp = trace(
  '-24,-78 -20,-104 -15,-122 -17,-142 -14,-164 -1,-175 13,-168 19,-148 18,-126 24,-108 40,-90 42,-66 10,-50',
);

const fourRows: readonly Row[] = [
  [-82, -44, 34],
  [-56, -49, 37],
  [-30, -47, 35],
  [-6, -38, 28],
];

/** Thumbs up, in hand space: the wrist behind the fist is the origin. */
export function paintThumbUp(context: Context, look: FaceLook): void {
  const colour = skinOf(look);
  const [fist, thumb] = [smoothShape(fistOutline), smoothShape(thumbUp)];
  castShadow(context, [fist, thumb], look.lightSide);
  paintMass(context, look, thumb, colour, [-20, 24]);
  inside(context, thumb, () => {
    softStroke(context, smoothLine(trace('-15,-130 0,-126 16,-131')), look.skin.deep, 1.6, 1, 0.26);
    glow(context, 0, -156, 16, 16, look.skin.blush, 0.3);
    softFill(context, smoothShape(trace('-50,-96 40,-104 44,-60 -50,-60')), look.skin.shadow, 9, 0.3);
  });
  paintMass(context, look, fist, colour, [-50, 52]);
  for (const row of fourRows.toReversed()) paintRow(context, look, row, 27);
}
