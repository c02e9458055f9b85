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
/** Folded below the index finger, with its tip on the middle finger. */
const thumb = trace(
  '-46,-66 -53,-50 -52,-34 -42,-22 -26,-15 -8,-13 8,-15 19,-21 22,-31 15,-39 2,-41 -12,-42 -26,-50 -34,-64',
);
/** From the little finger, which is furthest from the index finger. */
const folded: readonly FoldedFinger[] = [
  { knuckle: [52, -82], joint: [55, -62], end: [48, -32], half: 12.5 },
  { knuckle: [31, -96], joint: [34, -70], end: [30, -28], half: 13.5 },
  { knuckle: [7, -101], joint: [10, -74], end: [8, -24], half: 14.5 },
];
const index: FrontFinger = { knuckle: [-19, -90], tip: [-33, -47], knuckleHalf: 17, tipHalf: 29 };

/** The fist hides the wrist and the end of the cuff. */
const downPixels = 27;

/** Pointing at the viewer, in hand space. */
export function paintAtViewer(context: Context, look: FaceLook): void {
  context.save();
  context.translate(0, downPixels);
  paintPointingFist(context, look);
  context.restore();
}

function paintPointingFist(context: Context, look: FaceLook): void {
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
      context.translate(6, 8);
      softFill(context, finger, skin.deep, 5, 0.62);
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
    softStroke(context, smoothLine(trace('-50,-26 -34,-16 -10,-12 14,-17')), skin.shadow, 11, 4, 0.7);
    softStroke(context, smoothLine(trace('-30,-34 -8,-33 10,-33')), skin.light, 7, 4, 0.6);
    for (const crease of ['-16,-41 -13,-32 -15,-22', '-21,-44 -18,-33 -20,-23'])
      softStroke(context, smoothLine(trace(crease)), skin.deep, 1.4, 0.7, 0.26);
  });
  softStroke(context, shape, skin.deep, 1.8, 0.7, 0.5);
  paintThumbNail(context, look);
}

function paintThumbNail(context: Context, { skin }: FaceLook): void {
  const nail = smoothShape(trace('2,-36 11,-36 18,-32 18,-26 11,-24 2,-26 0,-31'));
  softStroke(context, nail, skin.deep, 2, 1, 0.3);
  softFill(context, nail, mixColours(skin.light, skin.blush, 0.34), 0.5, 0.9);
  inside(context, nail, () => {
    glow(context, 8, -33, 8, 4, '#ffffff', 0.4);
    softStroke(
      context,
      smoothLine(trace('17,-36 19,-29 16,-22')),
      mixColours(skin.light, '#ffffff', 0.5),
      3,
      0.6,
      0.7,
    );
  });
}
