import type { FaceLook } from '../face/face-look.ts';
import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, trace } from '../paint/curve.ts';
import { glow, inside, softFill, softStroke, type Context } from '../paint/shade.ts';
import { frontShape, paintFrontFinger, type FrontFinger } from './paint-front-finger.ts';
import { nearShape, paintNear, type NearFinger } from './paint-near-finger.ts';
import { paintThumb, thumbShape } from './paint-thumb.ts';
import { castShadow, paintMass } from './skin-forms.ts';
import { thumbForms } from './thumb-forms.ts';

/** The palm and the roots of the fingers, foreshortened: the hand is bent forwards. */
const palm = trace(
  '-20,22 -24,8 -29,-8 -42,-30 -50,-54 -49,-76 -40,-92 -22,-98 4,-100 28,-96 44,-84 50,-62 46,-36 30,-12 24,6 20,22 0,27',
);
/** From the little finger, which is furthest from the viewer, to the middle finger. */
const folded: readonly NearFinger[] = [
  { knuckle: [39, -78], tip: [31, -42], knuckleHalf: 12.5, tipHalf: 11.5, isAlone: false },
  { knuckle: [21, -90], tip: [16, -44], knuckleHalf: 14.5, tipHalf: 13, isAlone: false },
  { knuckle: [-2, -95], tip: [-3, -47], knuckleHalf: 16, tipHalf: 14, isAlone: false },
];
const index: FrontFinger = { knuckle: [-28, -78], tip: [-54, -140], knuckleHalf: 14, tipHalf: 19 };

/** Pointing at the viewer, in hand space: the index finger comes forwards out of a fist, up and towards the middle of the body. */
export function paintAtViewer(context: Context, look: FaceLook): void {
  const { skin, lightSide: light } = look;
  const colour = mixColours(skin.base, skin.light, 0.4);
  const [hand, finger] = [smoothShape(palm), frontShape(index)];
  const thumb = thumbForms.folded;
  castShadow(context, [hand, finger, thumbShape(thumb), ...folded.map(nearShape)], light);
  paintMass(context, look, hand, colour, [-50, 52]);
  inside(context, hand, () => {
    glow(context, 6, -26, 40, 26, skin.shadow, 0.5);
    softStroke(context, smoothLine(trace('30,-30 14,-24 2,-22')), skin.deep, 1.6, 1, 0.2);
  });
  for (const one of folded) paintNear(context, look, one, mixColours(colour, skin.shadow, 0.14));
  // The index finger is in front of the fist, on which its shadow falls.
  for (const path of [hand, ...folded.map(nearShape)])
    inside(context, path, () => {
      context.translate(6, 9);
      softFill(context, finger, skin.deep, 5, 0.6);
    });
  paintFrontFinger(context, look, index, colour);
  paintThumb(context, thumb, { look, colour, view: 'palm' });
}
