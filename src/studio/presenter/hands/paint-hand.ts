import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, trace, type Point } from '../paint/curve.ts';
import { fillPath, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';
import type { FaceLook } from '../face/face-look.ts';
import { handDrawings, type HandDrawing, type HandShape } from './hand-shapes.ts';
import { fingerShape, paintFinger } from './paint-finger.ts';
import { bentShape, paintBentFinger } from './paint-bent-finger.ts';
import { nearShape, paintNear } from './paint-near-finger.ts';
import { paintUpturned, upturnedHand } from './paint-upturned.ts';
import { paintThumbUp } from './paint-side-fist.ts';
import { paintThumb, paintThumbRoot, thumbShape } from './paint-thumb.ts';
import { paintEdge, paintKnuckles, paintLines } from './palm-details.ts';

/** Below the wrist the outline stays inside the cuff at every bend of the hand. */
const palmOutline = trace(
  '-20,22 -24,8 -28,-8 -42,-36 -49,-66 -46,-93 -24,-111 6,-113 28,-106 46,-88 50,-56 42,-24 28,-6 24,8 20,22 0,27',
);

/** The side of that outline below the little finger. */
const ulnarSide = trace('46,-88 50,-56 42,-24 28,-6 24,8');

type HandPath = ReturnType<typeof smoothShape>;

/** A hand in its own space: the wrist is the origin, fingers point up, the thumb to the left (to the right from the back). */
export function paintHand(context: Context, look: FaceLook, shape: HandShape): void {
  if (shape === 'thumbs-up') return paintThumbUp(context, look);
  if (shape === 'upturned') return paintUpturned(context, look, upturnedHand);
  const drawing = handDrawings[shape];
  if (drawing.view === 'palm') return paintPalmSide(context, look, drawing);
  context.save();
  context.scale(-1, 1);
  paintBackSide(context, { ...look, lightSide: -look.lightSide as -1 | 1 }, drawing);
  context.restore();
}

function paintPalmSide(context: Context, look: FaceLook, drawing: HandDrawing): void {
  const { skin } = look;
  const { across = 1, folded, raised, thumb } = drawing;
  const colour = mixColours(skin.base, skin.light, 0.45);
  const hand = smoothShape(palmOutline.map(([x, y]): Point => [x * across, y]));
  paintCastShadow(context, drawing, hand, look.lightSide);
  paintPalm(
    context,
    look,
    colour,
    hand,
    () => {
      paintLines(context, look, across);
      if (across < 1) paintEdge(context, look, across);
    },
    across,
  );
  for (const finger of raised) paintFinger(context, finger, { look, colour, nail: false });
  for (const finger of folded) paintNear(context, look, finger, mixColours(colour, skin.shadow, 0.12));
  if (thumb) paintThumb(context, thumb, { look, colour, view: 'palm' });
}

function paintBackSide(context: Context, look: FaceLook, drawing: HandDrawing): void {
  const { skin } = look;
  const colour = mixColours(skin.base, skin.light, 0.12);
  const hand = smoothShape(palmOutline);
  paintCastShadow(context, drawing, hand, look.lightSide);
  if (drawing.thumb) paintThumb(context, drawing.thumb, { look, colour, view: 'back' });
  paintPalm(context, look, colour, hand, () => paintKnuckles(context, look));
  for (const finger of drawing.raised)
    paintFinger(context, finger, { look, colour, nail: true, creases: drawing.bent !== undefined });
  if (drawing.thumb) paintThumbRoot(context, colour);
  for (const finger of drawing.bent ?? []) paintBentFinger(context, look, finger, colour);
}

/** The shadow of the hand on the clothes behind it. */
function paintCastShadow(
  context: Context,
  { raised, folded, thumb, bent = [] }: HandDrawing,
  hand: HandPath,
  light: number,
): void {
  context.save();
  context.translate(-light * 9, 12);
  const fingers = [...raised.map(fingerShape), ...folded.map(nearShape), ...bent.map(bentShape)];
  const thumbs = thumb ? [thumbShape(thumb)] : [];
  for (const shape of [hand, ...thumbs, ...fingers]) softFill(context, shape, '#1a0f14', 9, 0.21);
  context.restore();
}

function paintPalm(
  context: Context,
  look: FaceLook,
  colour: string,
  hand: HandPath,
  details: () => void,
  across = 1,
): void {
  const { skin, lightSide: light } = look;
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
    details();
  });
  softStroke(
    context,
    smoothLine(palmOutline.slice(3, 10).map(([x, y]): Point => [x * across, y])),
    skin.deep,
    1.7,
    0.7,
    0.5,
  );
  softStroke(
    context,
    smoothLine(ulnarSide.map(([x, y]): Point => [x * across, y])),
    skin.deep,
    1.7,
    0.6,
    0.5,
  );
}
