import type { FaceLook } from '../face/face-look.ts';
import { smoothLine, smoothShape, trace } from '../paint/curve.ts';
import { glow, inside, softFill, softStroke, type Context } from '../paint/shade.ts';
import { foldedShape, paintFolded, type FoldedFinger } from './paint-folded-finger.ts';
import { frontShape, paintFrontFinger, type FrontFinger } from './paint-front-finger.ts';
import { castShadow, paintMass, skinOf } from './skin-forms.ts';

/** From the front and a little from above: the row of knuckles, the side below the little finger, and the wrist. */
const back = trace(
  '-20,22 -25,6 -32,-14 -44,-34 -46,-56 -45,-82 -37,-98 -23,-107 -11,-105 -4,-107 1,-112 9,-113 17,-110 21,-105 27,-107 34,-107 41,-103 45,-96 51,-95 58,-92 64,-80 66,-56 59,-36 44,-18 29,-4 23,10 20,22 0,27',
);
/** Along the side of the index finger, its tip towards the viewer. */
const thumb = trace(
  '-22,10 -36,-2 -50,-18 -61,-38 -66,-56 -62,-68 -52,-70 -44,-60 -40,-46 -32,-32 -18,-22 -6,-10',
);
/** The hollows between the four knuckles. */
const hollows = ['-8,-105 -5,-96 -5,-86', '21,-109 21,-98 20,-88', '45,-99 44,-90 43,-80'];
/** From the little finger, which is furthest from the index finger. */
const folded: readonly FoldedFinger[] = [
  { knuckle: [52, -82], joint: [55, -66], end: [49, -43], half: 12 },
  { knuckle: [31, -96], joint: [34, -75], end: [31, -43], half: 13 },
  { knuckle: [7, -101], joint: [11, -79], end: [9, -42], half: 13.5 },
];
const index: FrontFinger = { knuckle: [-19, -90], tip: [-29, -40], knuckleHalf: 20, tipHalf: 21 };

/** Pointing at the viewer, in hand space. */
export function paintAtViewer(context: Context, look: FaceLook): void {
  const { skin, lightSide: light } = look;
  const colour = skinOf(look);
  const [hand, side, finger] = [smoothShape(back), smoothShape(thumb), frontShape(index)];
  const fist = [hand, ...folded.map(foldedShape)];
  castShadow(context, [side, finger, ...fist], light);
  paintMass(context, look, hand, colour, [-50, 62]);
  inside(context, hand, () => {
    glow(context, 16, -10, 44, 22, skin.shadow, 0.6);
    for (const hollow of hollows) softStroke(context, smoothLine(trace(hollow)), skin.deep, 3.4, 1.8, 0.42);
  });
  for (const one of folded) paintFolded(context, look, one, colour);
  paintThumb(context, look, side, colour);
  // The shadow of the index finger makes it stand out from the hand.
  for (const path of [side, ...fist])
    inside(context, path, () => {
      context.translate(7, 10);
      softFill(context, finger, skin.deep, 6, 0.68);
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
  paintMass(context, look, shape, colour, [-70, 0]);
  inside(context, shape, () => {
    softStroke(context, smoothLine(trace('-40,-50 -32,-32 -14,-16')), skin.shadow, 9, 4, 0.6);
    softStroke(context, smoothLine(trace('-55,-58 -50,-38 -38,-18')), skin.light, 8, 4, 0.6);
    for (const crease of ['-65,-46 -55,-48 -44,-52', '-63,-41 -54,-43 -43,-47'])
      softStroke(context, smoothLine(trace(crease)), skin.deep, 1.4, 0.7, 0.28);
    // The wrist, where the skin of the hand continues.
    softFill(context, smoothShape(trace('-30,20 -34,2 -22,-6 -2,-4 6,20')), colour, 6, 0.8);
  });
  softStroke(context, smoothLine(thumb.slice(1, -3)), skin.deep, 1.8, 0.7, 0.52);
}
