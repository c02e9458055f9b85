import type { FaceLook } from '../face/face-look.ts';
import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, trace } from '../paint/curve.ts';
import { glow, inside, softFill, softStroke, type Context } from '../paint/shade.ts';
import { foldedShape, paintFolded, type FoldedFinger } from './paint-folded-finger.ts';
import { frontShape, paintFrontFinger, type FrontFinger } from './paint-front-finger.ts';
import { castShadow, paintMass, skinOf } from './skin-forms.ts';

/** From the front and a little from above: the row of knuckles, and the side below the little finger. */
const back = trace(
  '-46,-56 -46,-82 -36,-99 -23,-105 -10,-104 -3,-110 7,-114 17,-109 24,-107 33,-108 42,-101 47,-96 56,-92 63,-80 66,-56 60,-34 40,-16 -20,-16 -44,-34',
);
/** Spread and raised, so that the hand does not look like a fist. */
const thumb = trace(
  '-24,-86 -38,-92 -52,-99 -65,-107 -76,-115 -87,-120 -96,-115 -97,-104 -89,-94 -79,-83 -70,-70 -62,-54 -52,-38 -40,-26 -24,-22',
);
/** From the little finger, which is furthest from the index finger. */
const folded: readonly FoldedFinger[] = [
  { knuckle: [52, -82], joint: [55, -62], end: [48, -32], half: 12.5 },
  { knuckle: [31, -96], joint: [34, -70], end: [30, -28], half: 13.5 },
  { knuckle: [7, -101], joint: [10, -74], end: [8, -24], half: 14.5 },
];
const index: FrontFinger = { knuckle: [-21, -90], tip: [-33, -20], knuckleHalf: 17, tipHalf: 28 };

/** Pointing at the viewer, in hand space; the wrist is behind the hand. */
export function paintAtViewer(context: Context, look: FaceLook): void {
  const { skin, lightSide: light } = look;
  const colour = skinOf(look);
  const [hand, side, finger] = [smoothShape(back), smoothShape(thumb), frontShape(index)];
  const fist = [hand, ...folded.map(foldedShape)];
  castShadow(context, [side, finger, ...fist], light);
  paintMass(context, look, hand, colour, [-50, 62]);
  for (const one of folded) paintFolded(context, look, one, colour);
  paintThumb(context, look, side, colour);
  // The shadow of the index finger makes it stand out from the hand.
  for (const path of [side, ...fist])
    inside(context, path, () => {
      context.translate(-light * 6, 8);
      softFill(context, finger, skin.deep, 5, 0.5);
    });
  paintFrontFinger(context, look, index, colour);
}

function paintThumb(
  context: Context,
  look: FaceLook,
  shape: ReturnType<typeof smoothShape>,
  colour: string,
): void {
  const { skin } = look;
  paintMass(context, look, shape, colour, [-66, 20]);
  inside(context, shape, () => {
    const below = smoothLine(trace('-98,-104 -84,-88 -70,-70 -58,-48 -42,-28'));
    softStroke(context, below, skin.shadow, 12, 4, 0.75);
    softStroke(context, smoothLine(trace('-46,-84 -66,-98 -84,-110')), skin.light, 8, 4, 0.6);
    glow(context, -36, -50, 26, 34, skin.shadow, 0.5);
    for (const crease of ['-68,-106 -68,-96 -76,-86', '-63,-103 -64,-92 -71,-82'])
      softStroke(context, smoothLine(trace(crease)), skin.deep, 1.4, 0.7, 0.24);
  });
  softStroke(context, smoothLine(thumb.slice(1, -1)), skin.deep, 1.8, 0.7, 0.5);
  paintThumbNail(context, look);
}

function paintThumbNail(context: Context, { skin }: FaceLook): void {
  context.save();
  context.translate(-85, -109);
  context.rotate(0.72);
  const nail = smoothShape(trace('10,-5 3,-8 -8,-7 -13,0 -8,6 3,6 10,4 12,0'));
  softStroke(context, nail, skin.deep, 2, 1, 0.3);
  softFill(context, nail, mixColours(skin.light, skin.blush, 0.34), 0.5, 0.9);
  inside(context, nail, () => {
    glow(context, -1, -3, 8, 4, '#ffffff', 0.4);
    const end = smoothLine(trace('-9,-8 -12,0 -9,7'));
    softStroke(context, end, mixColours(skin.light, '#ffffff', 0.5), 3, 0.6, 0.7);
  });
  context.restore();
}
