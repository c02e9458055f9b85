import type { FaceLook } from '../face/face-look.ts';
import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, trace } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';
import type { Finger } from './hand-shapes.ts';
import { fingerShape, paintFinger } from './paint-finger.ts';
import { castShadow, paintFarSide } from './skin-forms.ts';

/** The wrist comes up out of the cuff, and the hand bends outwards: heel, far edge, roots of the fingers, near edge. */
const outline = trace(
  '-20,24 -22,6 -25,-12 -30,-30 -29,-46 -19,-59 4,-68 30,-74 52,-78 64,-72 68,-58 64,-44 54,-31 39,-22 27,-11 22,4 20,24 0,28',
);
/** Between the palm above it and the side of the hand that faces the viewer. */
const nearEdge = trace('-34,-30 -14,-34 14,-36 40,-42 70,-50');
const side = trace('-34,-30 -14,-34 14,-36 40,-42 70,-50 74,-20 30,0 24,30 -24,30 -24,-8');
/** On the far side of the palm. */
const thumb = trace(
  '-26,-36 -25,-58 -13,-74 2,-88 14,-102 25,-113 36,-114 40,-105 34,-94 28,-83 28,-72 32,-62 8,-44',
);
/** From the index finger, which is furthest from the viewer, to the little finger. */
const fingers: readonly Finger[] = [
  { base: [52, -63], angle: 1.08, curl: -0.22, length: 63, width: 23 },
  { base: [48, -62], angle: 1.34, curl: -0.28, length: 74, width: 24 },
  { base: [48, -53], angle: 1.5, curl: -0.28, length: 70, width: 24 },
  { base: [46, -43], angle: 1.68, curl: -0.34, length: 57, width: 21 },
];

/** A palm that faces the ceiling, seen from a little above its height, in hand space: the fingers point outwards. */
export function paintUpturned(context: Context, look: FaceLook): void {
  const { skin, lightSide: light } = look;
  const colour = mixColours(skin.base, skin.light, 0.45);
  const [hand, behind] = [smoothShape(outline), smoothShape(thumb)];
  castShadow(context, [behind, hand, ...fingers.map(fingerShape)], light);
  paintThumb(context, look, behind, colour);
  for (const finger of fingers)
    paintFinger(context, finger, { look, colour, nail: false, towardsLight: [light * 0.25, -0.9] });
  paintPalm(context, look, hand, colour);
}

function paintThumb(
  context: Context,
  { skin, lightSide: light }: FaceLook,
  shape: ReturnType<typeof smoothShape>,
  colour: string,
): void {
  context.fillStyle = linearFade(
    context,
    [40, -112, -10, -40],
    [mixColours(colour, skin.light, 0.5), colour, colour],
  );
  fillPath(context, shape);
  inside(context, shape, () => {
    paintFarSide(context, shape, skin.shadow, light);
    softStroke(context, smoothLine(trace('43,-102 34,-88 30,-74 32,-56')), skin.shadow, 9, 4, 0.6);
    glow(context, 31, -107, 16, 16, skin.blush, 0.16);
    for (const crease of ['4,-88 14,-84 20,-77', '7,-92 17,-88 23,-81'])
      softStroke(context, smoothLine(trace(crease)), skin.deep, 1.4, 0.7, 0.24);
  });
  softStroke(context, smoothLine(thumb.slice(0, -2)), skin.deep, 1.7, 0.6, 0.52);
}

function paintPalm(
  context: Context,
  { skin, lightSide: light }: FaceLook,
  hand: ReturnType<typeof smoothShape>,
  colour: string,
): void {
  context.fillStyle = linearFade(
    context,
    [0, -80, 0, -30],
    [mixColours(colour, skin.light, 0.25), mixColours(colour, skin.light, 0.5), colour],
  );
  fillPath(context, hand);
  inside(context, hand, () => {
    // The hollow of the palm between the ball of the thumb and the roots of the fingers.
    glow(context, 26, -58, 34, 12, skin.shadow, 0.5);
    glow(context, -10, -54, 22, 14, skin.light, 0.7);
    glow(context, 52, -62, 14, 18, skin.blush, 0.2);
    softStroke(context, smoothLine(trace('60,-64 40,-62 14,-64 2,-66')), skin.deep, 1.6, 1, 0.24);
    softStroke(context, smoothLine(trace('34,-72 14,-60 8,-46')), skin.deep, 1.6, 1, 0.2);
    softFill(context, smoothShape(side), skin.shadow, 3, 0.5);
    softStroke(context, smoothLine(outline.slice(11, 18)), skin.deep, 14, 6, 0.34);
    softStroke(context, smoothLine(nearEdge), mixColours(skin.light, skin.base, 0.2), 4, 2.2, 0.7);
    glow(context, light * 14, 2, 18, 30, skin.light, 0.3);
  });
  softStroke(context, smoothLine(outline.slice(5, 9)), skin.deep, 1.7, 0.8, 0.34);
  softStroke(context, smoothLine(outline.slice(11, 17)), skin.deep, 1.7, 0.6, 0.52);
  softStroke(context, smoothLine(outline.slice(0, 6)), skin.deep, 1.7, 0.6, 0.52);
}
