import type { FaceLook } from '../face/face-look.ts';
import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, trace } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';
import { castShadow, paintFarSide, paintMass, paintRow, skinOf, type Row } from './skin-forms.ts';

/** The back of the hand, which goes away from the viewer. */
const back = trace('-30,-96 -6,-110 24,-110 46,-96 54,-66 52,-32 42,-4 22,14 -12,16 -34,2 -44,-26 -44,-62');
/** Lies along the bent fingers, short and low, so that the index finger is the loudest shape. */
const thumb = trace('-6,-20 -24,-34 -42,-44 -57,-48 -66,-58 -62,-70 -48,-74 -30,-68 -10,-58 14,-46');
/** Three fingers curled towards the palm. */
const rows: readonly Row[] = [
  [-34, -44, 42],
  [-11, -42, 38],
  [11, -32, 30],
];
/** The index finger from its knuckle to its tip: it comes towards the viewer and a little to the side, so it widens. */
const finger = trace(
  '30,-112 42,-96 38,-78 22,-66 0,-54 -18,-38 -40,-30 -60,-36 -73,-54 -72,-74 -58,-90 -36,-99 -10,-110 12,-118',
);
const tip = trace('-72,-54 -70,-73 -57,-87 -40,-88 -27,-76 -24,-57 -32,-40 -47,-31 -62,-37');

/** Pointing at the viewer, in hand space; the wrist is behind the hand. */
export function paintAtViewer(context: Context, look: FaceLook): void {
  const { skin, lightSide: light } = look;
  const colour = skinOf(look);
  const [hand, up, near, end] = [back, thumb, finger, tip].map((points) => smoothShape(points));
  castShadow(context, [hand!, up!], light);
  paintMass(context, look, hand!, colour, [-50, 54]);
  for (const row of rows.toReversed()) paintRow(context, look, row, 26);
  softStroke(context, up!, skin.deep, 6, 3, 0.4);
  paintMass(context, look, up!, colour, [-66, 20]);
  inside(context, up!, () => paintFarSide(context, up!, skin.shadow, light));
  context.save();
  context.translate(-light * 4, 10);
  softFill(context, near!, skin.deep, 6, 0.75);
  context.restore();
  context.fillStyle = linearFade(
    context,
    [0, -116, 0, -54],
    [mixColours(colour, skin.light, 0.4), colour, mixColours(colour, skin.shadow, 0.8)],
  );
  fillPath(context, near!);
  inside(context, near!, () => {
    softStroke(context, smoothLine(trace('34,-74 4,-54 -16,-36 -44,-28')), skin.shadow, 12, 5, 0.6);
    softStroke(context, smoothLine(trace('18,-108 -10,-100 -36,-90')), skin.light, 8, 5, 0.6);
    for (const [x, y] of [
      [8, -86],
      [-16, -72],
    ] as const)
      softStroke(
        context,
        smoothLine([
          [x - 15, y - 24],
          [x - 6, y],
          [x + 12, y + 20],
        ]),
        skin.deep,
        1.5,
        1,
        0.28,
      );
  });
  // Not at the knuckle, where the skin of the hand continues.
  softStroke(context, smoothLine(finger.slice(2, 12)), skin.deep, 1.8, 0.7, 0.45);
  paintTip(context, look, end!, colour);
}

/** The pad of the finger, nearest to the viewer and therefore largest. */
function paintTip(
  context: Context,
  { skin, lightSide: light }: FaceLook,
  end: ReturnType<typeof smoothShape>,
  colour: string,
): void {
  context.fillStyle = mixColours(colour, skin.light, 0.28);
  fillPath(context, end);
  inside(context, end, () => {
    glow(context, -48 - light * 18, -44, 30, 26, skin.shadow, 0.8);
    glow(context, -48, -58, 18, 17, skin.blush, 0.28);
    glow(context, -50 + light * 6, -74, 16, 11, skin.light, 0.8);
  });
  softStroke(context, end, skin.shadow, 3, 2, 0.35);
}
