import type { FaceLook } from '../face/face-look.ts';
import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, trace, type Point } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';
import type { Finger } from './hand-shapes.ts';
import { fingerShape, paintFinger } from './paint-finger.ts';
import { paintThumb, thumbShape } from './paint-thumb.ts';
import { castShadow } from './skin-forms.ts';
import { thumbForms, type ThumbForm } from './thumb-forms.ts';

/** A palm that faces the ceiling, seen from above its height, so that it looks narrow. */
export type UpturnedHand = {
  /** From the wrist along the near edge to the roots of the fingers, and back along the far edge. */
  outline: readonly Point[];
  /** Between the palm and the side of the hand that faces the viewer. */
  nearEdge: readonly Point[];
  /** From the finger that is furthest from the viewer. */
  fingers: readonly Finger[];
  thumb: ThumbForm;
  /** The direction, in hand space, that is up when the hand is held out: -1 left, 1 right. */
  up: -1 | 1;
};

/**
 * Held out beside the body: the little finger is nearest to the viewer, and the thumb rises behind the palm. The fingers
 * bend upwards a little, as those of a relaxed hand do.
 */
export const upturnedHand: UpturnedHand = {
  outline: trace(
    '19,22 23,8 29,-12 36,-38 40,-64 38,-88 27,-103 5,-111 -16,-109 -29,-95 -31,-70 -29,-42 -24,-14 -19,6 -19,22 0,27',
  ),
  nearEdge: trace('19,0 26,-30 29,-62 28,-92'),
  fingers: [
    { base: [-19, -98], angle: -0.1, curl: -0.26, length: 76, width: 23, joints: [-0.1, -0.16] },
    { base: [-4, -105], angle: -0.01, curl: -0.28, length: 86, width: 24, joints: [-0.1, -0.18] },
    { base: [12, -102], angle: 0.09, curl: -0.32, length: 78, width: 23.5, joints: [-0.12, -0.2] },
    { base: [27, -92], angle: 0.22, curl: -0.4, length: 62, width: 21.5, joints: [-0.14, -0.22] },
  ],
  thumb: thumbForms.upright,
  up: -1,
};

/** In hand space: the fingers point up. */
export function paintUpturned(context: Context, look: FaceLook, hand: UpturnedHand): void {
  const { skin } = look;
  const { fingers, outline, thumb, up } = hand;
  // Most of the light on a palm that faces the ceiling comes from above.
  const above = { ...look, lightSide: up };
  const colour = mixColours(skin.base, skin.light, 0.5);
  const palm = smoothShape(outline);
  castShadow(context, [palm, thumbShape(thumb), ...fingers.map(fingerShape)], look.lightSide);
  paintPalm(context, look, hand, colour);
  for (const finger of fingers)
    paintFinger(context, finger, { look, colour, nail: false, towardsLight: [up * 0.9, -0.2] });
  paintThumb(context, thumb, { look: above, colour, view: 'palm' });
}

function paintPalm(
  context: Context,
  { skin }: FaceLook,
  { outline, nearEdge, up }: UpturnedHand,
  colour: string,
): void {
  const palm = smoothShape(outline);
  context.fillStyle = linearFade(
    context,
    [up * 36, -60, -up * 36, -60],
    [mixColours(colour, skin.light, 0.55), mixColours(colour, skin.light, 0.2), colour],
  );
  fillPath(context, palm);
  inside(context, palm, () => {
    // The hollow of the dish, and the heel of the palm.
    glow(context, up * 5, -62, 24, 40, skin.shadow, 0.5);
    glow(context, up * 24, -62, 9, 40, skin.light, 0.7);
    glow(context, up * 4, -14, 22, 24, skin.light, 0.55);
    glow(context, 0, -100, 36, 18, skin.blush, 0.2);
    softStroke(
      context,
      smoothLine(trace('30,-74 10,-84 -12,-86 -24,-94').map(([x, y]): Point => [up * x, y])),
      skin.deep,
      1.6,
      1,
      0.2,
    );
    const side = smoothShape([...nearEdge, [-up * 70, -100], [-up * 70, 0]]);
    softFill(context, side, skin.shadow, 3, 0.6);
    softStroke(context, smoothLine(nearEdge), mixColours(skin.light, skin.base, 0.2), 4, 2.2, 0.6);
  });
  softStroke(context, smoothLine(outline.slice(0, -1)), skin.deep, 1.7, 0.6, 0.5);
}
