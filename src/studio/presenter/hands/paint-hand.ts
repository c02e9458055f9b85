import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, trace } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';
import type { FaceLook } from '../face/face-look.ts';
import { handDrawings, type HandDrawing, type HandShape } from './hand-shapes.ts';
import { fingerShape, paintFinger } from './paint-finger.ts';

const palmOutline = trace(
  '-30,34 -27,14 -30,0 -42,-28 -50,-66 -47,-98 -22,-112 6,-113 28,-106 46,-88 50,-56 42,-18 29,8 28,14 30,34 0,42',
);

/** A hand in its own space: the wrist is the origin, fingers point up, the thumb to the left. */
export function paintHand(context: Context, look: FaceLook, shape: HandShape): void {
  const { skin } = look;
  const drawing = handDrawings[shape];
  const colour =
    drawing.view === 'palm'
      ? mixColours(skin.base, skin.light, 0.45)
      : mixColours(skin.base, skin.light, 0.12);
  const hand = smoothShape(palmOutline);
  paintCastShadow(context, drawing, hand, look.lightSide);
  const isBack = drawing.view === 'back';
  if (isBack) paintFinger(context, drawing.thumb, { look, colour, nail: true });
  for (const finger of drawing.raised) paintFinger(context, finger, { look, colour, nail: isBack });
  paintPalm(context, look, colour, drawing);
  if (isBack) return;
  for (const finger of drawing.folded)
    paintFinger(context, finger, { look, colour: mixColours(colour, skin.shadow, 0.12), nail: false });
  paintFinger(context, drawing.thumb, { look, colour, nail: shape === 'thumbs-up' });
  if (shape !== 'thumbs-up') paintMound(context, look, colour);
}

/** What the hand throws on the clothes behind it. */
function paintCastShadow(
  context: Context,
  { raised, folded, thumb }: HandDrawing,
  hand: ReturnType<typeof smoothShape>,
  light: number,
): void {
  context.save();
  context.translate(-light * 9, 12);
  for (const shape of [hand, ...[...raised, ...folded, thumb].map(fingerShape)])
    softFill(context, shape, '#1a0f14', 9, 0.16);
  context.restore();
}

function paintPalm(context: Context, look: FaceLook, colour: string, { view }: HandDrawing): void {
  const { skin, lightSide: light } = look;
  const hand = smoothShape(palmOutline);
  context.fillStyle = linearFade(
    context,
    [light * 50, -60, -light * 50, -20],
    [mixColours(colour, skin.light, 0.4), colour, mixColours(colour, skin.shadow, 0.5)],
  );
  fillPath(context, hand);
  inside(context, hand, () => {
    const shaded = smoothShape([
      [-light * 60, 60],
      [-light * 60, -60],
      [-light * 26, 0],
      [-light * 12, 60],
    ]);
    softFill(context, shaded, skin.shadow, 7, 0.45);
    if (view === 'palm') paintLines(context, look);
    else paintKnuckles(context, look);
  });
}

function paintLines(context: Context, { skin }: FaceLook): void {
  glow(context, 26, -48, 30, 46, skin.light, 0.6);
  glow(context, 4, -56, 30, 34, skin.shadow, 0.36);
  glow(context, 0, -98, 50, 18, skin.blush, 0.22);
  softStroke(context, smoothLine(trace('-44,-76 -16,-72 -2,-48 -6,-8')), skin.deep, 2, 1.2, 0.26);
  softStroke(context, smoothLine(trace('44,-72 20,-86 -8,-84 -24,-96')), skin.deep, 1.8, 1.2, 0.22);
  softStroke(context, smoothLine(trace('-44,-78 -10,-66 30,-56')), skin.deep, 1.6, 1.2, 0.16);
}

function paintKnuckles(context: Context, { skin }: FaceLook): void {
  for (const [x, y] of [
    [-30, -94],
    [-8, -102],
    [16, -98],
    [36, -82],
  ] as const) {
    glow(context, x, y, 13, 11, skin.blush, 0.3);
    softStroke(
      context,
      smoothLine([
        [x, y + 12],
        [x * 0.6, y + 50],
      ]),
      skin.shadow,
      4,
      3,
      0.32,
    );
  }
}

function paintMound(context: Context, { skin, lightSide: light }: FaceLook, colour: string): void {
  const mound = smoothShape(trace('-30,2 -46,-30 -64,-58 -44,-74 -22,-66 -8,-40 -10,-8'));
  context.fillStyle = light < 0 ? colour : mixColours(colour, skin.shadow, 0.38);
  fillPath(context, mound);
  glow(context, -32, -36, 26, 30, skin.light, light < 0 ? 0.75 : 0.35);
  softStroke(context, smoothLine(trace('-20,-66 -7,-42 -8,-10')), skin.shadow, 5, 2.5, 0.55);
}
