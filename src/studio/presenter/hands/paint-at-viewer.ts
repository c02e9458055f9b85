import type { FaceLook } from '../face/face-look.ts';
import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, trace } from '../paint/curve.ts';
import { fillPath, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';
import { nearShape, paintNear, type NearFinger } from './paint-near-finger.ts';
import { castShadow, skinOf } from './skin-forms.ts';

const forefinger: NearFinger = { knuckle: [0, -76], tip: [-22, 6], knuckleHalf: 16.5, tipHalf: 26 };
/** From the little finger to the middle one: only the first bone is seen, what is bent lies below in the dark. */
const bent: readonly NearFinger[] = [
  { knuckle: [50, -60], tip: [50, -26], knuckleHalf: 14, tipHalf: 16 },
  { knuckle: [37, -70], tip: [36, -17], knuckleHalf: 15, tipHalf: 18.5 },
  { knuckle: [19, -77], tip: [15, -10], knuckleHalf: 16, tipHalf: 20 },
];
/** The back of the hand, which goes away from the viewer. */
const back = trace('-30,-66 -22,-86 0,-96 28,-92 52,-78 62,-58 60,-34 48,-10 20,2 -14,-4 -30,-24');
const thumb = trace('-14,-46 -32,-56 -52,-66 -66,-64 -72,-50 -64,-38 -48,-24 -30,-6 -8,-8');

export function paintAtViewer(context: Context, look: FaceLook): void {
  const { skin } = look;
  const colour = skinOf(look);
  const hand = smoothShape(back);
  castShadow(context, [hand, nearShape(forefinger)], look.lightSide);
  context.fillStyle = linearFade(
    context,
    [0, -96, 0, 4],
    [mixColours(colour, skin.shadow, 0.25), colour, mixColours(colour, skin.deep, 0.45)],
  );
  fillPath(context, hand);
  softStroke(context, hand, skin.deep, 1.6, 0.7, 0.34);
  paintThumb(context, look, colour);
  for (const finger of bent) paintNear(context, look, finger, mixColours(colour, skin.shadow, 0.16), false);
  paintNear(context, look, forefinger, colour, true);
}

/** Beside the hand, its nail above. */
function paintThumb(context: Context, look: FaceLook, colour: string): void {
  const { skin } = look;
  const shape = smoothShape(thumb);
  context.fillStyle = linearFade(
    context,
    [-68, -60, -10, -4],
    [mixColours(colour, skin.light, 0.35), colour, mixColours(colour, skin.shadow, 0.7)],
  );
  fillPath(context, shape);
  inside(context, shape, () => {
    softStroke(context, smoothLine(trace('-70,-38 -48,-20 -26,-2')), skin.shadow, 13, 5, 0.6);
    softFill(
      context,
      smoothShape(trace('-66,-60 -56,-63 -50,-58 -55,-50 -66,-48')),
      mixColours(skin.light, skin.blush, 0.22),
      0.6,
      0.8,
    );
  });
  softStroke(context, shape, skin.deep, 1.6, 0.7, 0.4);
}
