import type { FaceLook } from '../face/face-look.ts';
import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, trace } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';
import { castShadow, paintFarSide, paintMass, paintRow, skinOf, type Row } from './skin-forms.ts';

/** The back of the hand, which goes away from the viewer. */
const back = trace('-34,-92 -8,-106 24,-106 46,-92 54,-64 52,-32 42,-4 22,14 -12,16 -34,2 -44,-26 -46,-62');
/** Raised beside the index finger, so that the two can be told apart. */
const thumb = trace(
  '-14,-66 -36,-86 -52,-108 -61,-128 -61,-143 -51,-152 -37,-146 -26,-131 -10,-115 8,-104 20,-86 6,-62',
);
/** Three fingers curled towards the palm. */
const rows: readonly Row[] = [
  [-40, -48, 42],
  [-15, -46, 40],
  [8, -36, 32],
];
/** The index finger from its knuckle to its tip, which is nearest to the viewer and largest. */
const finger = trace(
  '34,-100 40,-84 34,-66 20,-52 4,-42 -16,-39 -33,-48 -40,-66 -36,-85 -22,-97 -4,-102 14,-108',
);
const tip = trace('-38,-70 -30,-90 -10,-96 8,-88 14,-70 8,-51 -12,-41 -31,-50');
const nail = trace('-25,-81 -21,-89 -12,-93 -2,-89 3,-82 -11,-79');

/** Pointing at the viewer, in hand space; the wrist is behind the hand. */
export function paintAtViewer(context: Context, look: FaceLook): void {
  const { skin, lightSide: light } = look;
  const colour = skinOf(look);
  const [hand, up, near, end] = [back, thumb, finger, tip].map((points) => smoothShape(points));
  castShadow(context, [hand!, up!], light);
  paintMass(context, look, up!, colour, [-66, 20]);
  inside(context, up!, () => {
    paintFarSide(context, up!, skin.shadow, light);
    softStroke(context, smoothLine(trace('-55,-118 -44,-122 -33,-132')), skin.deep, 1.6, 1, 0.26);
    glow(context, -49, -138, 16, 16, skin.blush, 0.3);
  });
  paintMass(context, look, hand!, colour, [-50, 54]);
  for (const row of rows.toReversed()) paintRow(context, look, row, 27);
  context.save();
  context.translate(-light * 4, 10);
  softFill(context, near!, skin.deep, 6, 0.75);
  context.restore();
  context.fillStyle = linearFade(
    context,
    [0, -108, 0, -40],
    [mixColours(colour, skin.light, 0.35), colour, mixColours(colour, skin.shadow, 0.8)],
  );
  fillPath(context, near!);
  softStroke(context, smoothLine(finger.slice(1, 10)), skin.deep, 1.8, 0.7, 0.5);
  paintTip(context, look, end!, colour);
}

/** The pad of the finger, seen from its end, in front of its joints. */
function paintTip(
  context: Context,
  { skin, lightSide: light }: FaceLook,
  end: ReturnType<typeof smoothShape>,
  colour: string,
): void {
  softStroke(context, end, skin.shadow, 7, 4, 0.5);
  context.fillStyle = mixColours(colour, skin.light, 0.3);
  fillPath(context, end);
  inside(context, end, () => {
    glow(context, -12 - light * 22, -46, 34, 30, skin.shadow, 0.9);
    glow(context, -12, -60, 22, 18, skin.blush, 0.4);
    glow(context, -12 + light * 8, -74, 18, 14, skin.light, 0.8);
  });
  const cover = smoothShape(nail);
  softFill(context, cover, mixColours(skin.light, skin.blush, 0.24), 0.5, 0.9);
  softStroke(context, cover, skin.shadow, 1.1, 0.5, 0.6);
}
