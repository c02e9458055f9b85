import type { FaceLook } from '../face/face-look.ts';
import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, trace } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';
import { castShadow, paintFarSide, paintMass, paintRow, skinOf, type Row } from './skin-forms.ts';

/** The back of the hand and the wrist, which go away from the viewer. */
const back = trace('-26,-92 4,-102 36,-94 54,-70 58,-38 50,-4 34,22 0,28 -26,16 -36,-20 -38,-62');
/** Pointing past the viewer's shoulder: its end is nearest, and largest. */
const forefinger = trace(
  '14,-50 -14,-48 -46,-37 -74,-25 -96,-17 -112,-24 -118,-42 -108,-59 -86,-68 -54,-77 -22,-87 8,-96 34,-94 50,-78 52,-56 36,-46',
);
const nail = trace('-115,-50 -107,-57 -94,-59 -88,-52 -94,-42 -107,-37 -116,-41');
/** Above the forefinger, its tip bent down to it. */
const thumb = trace('34,-74 40,-100 26,-120 2,-130 -24,-129 -44,-120 -50,-107 -40,-98 -18,-99 2,-94 12,-76');
const thumbNail = trace('-46,-113 -38,-121 -26,-123 -22,-116 -30,-108 -42,-106');

const threeRows: readonly Row[] = [
  [-34, -50, 40],
  [-8, -46, 38],
  [15, -36, 30],
];

/** Three quarters from the front: seen end on, no finger can be told from a thumb. */
export function paintAtViewer(context: Context, look: FaceLook): void {
  const { skin } = look;
  const colour = skinOf(look);
  const [hand, finger, over] = [back, forefinger, thumb].map((points) => smoothShape(points)) as [
    ReturnType<typeof smoothShape>,
    ReturnType<typeof smoothShape>,
    ReturnType<typeof smoothShape>,
  ];
  castShadow(context, [hand, finger, over], look.lightSide);
  paintMass(context, look, over, colour, [-50, 40]);
  inside(context, over, () => {
    paintFarSide(context, over, skin.shadow, look.lightSide);
    softStroke(context, smoothLine(trace('-6,-129 -2,-114 -8,-100')), skin.deep, 1.5, 0.8, 0.26);
  });
  paintNailShape(context, look, thumbNail);
  paintMass(context, look, hand, colour, [-50, 56]);
  for (const row of threeRows.toReversed()) paintRow(context, look, row, 27);
  paintForefinger(context, look, finger, colour);
}

function paintForefinger(
  context: Context,
  look: FaceLook,
  finger: ReturnType<typeof smoothShape>,
  colour: string,
): void {
  const { skin, lightSide: light } = look;
  context.save();
  context.translate(-6, 9);
  softFill(context, finger, skin.deep, 5, 0.5);
  context.restore();
  context.fillStyle = linearFade(
    context,
    [-30, -100, -16, -36],
    [mixColours(colour, skin.light, 0.6), colour, mixColours(colour, skin.shadow, 0.75)],
  );
  fillPath(context, finger);
  inside(context, finger, () => {
    softStroke(context, smoothLine(trace('-108,-24 -70,-28 -20,-50 20,-54')), skin.shadow, 14, 5, 0.5);
    softStroke(context, smoothLine(trace('-84,-59 -40,-72 10,-84')), skin.light, 9, 4, 0.6);
    glow(context, -104, -34, 22, 20, skin.blush, 0.34);
    glow(context, light * 6 + 30, -82, 22, 16, skin.light, 0.4);
    for (const [points, alpha] of [
      ['-62,-76 -55,-58 -60,-32', 0.3],
      ['-56,-78 -49,-60 -54,-34', 0.18],
    ] as const)
      softStroke(context, smoothLine(trace(points)), skin.deep, 1.6, 0.8, alpha);
  });
  paintNailShape(context, look, nail);
  // Not where it grows out of the hand.
  softStroke(context, smoothLine(forefinger.slice(0, 13)), skin.deep, 1.7, 0.7, 0.42);
}

function paintNailShape(context: Context, { skin }: FaceLook, points: ReturnType<typeof trace>): void {
  const shape = smoothShape(points);
  softFill(context, shape, mixColours(skin.light, skin.blush, 0.24), 0.5, 0.85);
  softStroke(context, shape, skin.shadow, 1.1, 0.5, 0.55);
}
