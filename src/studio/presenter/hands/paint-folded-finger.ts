import type { FaceLook } from '../face/face-look.ts';
import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, type Point } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';
import { paintFarSide } from './skin-forms.ts';

/** A finger of a fist from the front: from its knuckle to the middle joint, and from there down to the palm. */
export type FoldedFinger = { knuckle: Point; joint: Point; end: Point; half: number };

/** Below the middle joint. */
export function foldedShape({
  joint: [x, y],
  end: [endX, endY],
  half,
}: FoldedFinger): ReturnType<typeof smoothShape> {
  const middleX = (x + endX) / 2;
  const middleY = (y + endY) / 2;
  return smoothShape([
    [x, y - half * 0.95],
    [x + half * 0.72, y - half * 0.66],
    [x + half, y + 2],
    [middleX + half * 0.94, middleY],
    [endX + half * 0.92, endY - 4],
    [endX + half * 0.56, endY + half * 0.6],
    [endX, endY + half * 0.8],
    [endX - half * 0.56, endY + half * 0.6],
    [endX - half * 0.92, endY - 4],
    [middleX - half * 0.94, middleY],
    [x - half, y + 2],
    [x - half * 0.72, y - half * 0.66],
  ]);
}

export function paintFolded(context: Context, look: FaceLook, finger: FoldedFinger, colour: string): void {
  const { skin, lightSide: light } = look;
  const { joint, end, half } = finger;
  paintUpper(context, look, finger, colour);
  const shape = foldedShape(finger);
  context.fillStyle = linearFade(
    context,
    [0, joint[1] - half, 0, end[1] + half],
    [
      mixColours(colour, skin.light, 0.5),
      mixColours(colour, skin.light, 0.2),
      colour,
      mixColours(colour, skin.shadow, 0.5),
      skin.shadow,
    ],
  );
  fillPath(context, shape);
  inside(context, shape, () => {
    paintFarSide(context, shape, skin.shadow, light);
    glow(context, joint[0] + light * 3, joint[1] - 1, half * 0.9, half * 0.75, skin.light, 0.8);
    for (const by of [7, 11]) paintCrease(context, look, joint, half * 0.56, by);
    glow(context, joint[0], joint[1] + 4, half, half, skin.blush, 0.24);
  });
  softStroke(context, shape, skin.deep, 1.7, 0.7, 0.5);
}

/** From the knuckle to the middle joint, strongly foreshortened. */
function paintUpper(
  context: Context,
  { skin, lightSide: light }: FaceLook,
  { knuckle, joint, half }: FoldedFinger,
  colour: string,
): void {
  const upper = smoothShape([
    [knuckle[0] - half * 0.8, knuckle[1] + 2],
    [knuckle[0], knuckle[1] - half * 0.7],
    [knuckle[0] + half * 0.8, knuckle[1] + 2],
    [joint[0] + half, joint[1]],
    [joint[0], joint[1] + 8],
    [joint[0] - half, joint[1]],
  ]);
  softFill(context, upper, mixColours(colour, skin.light, 0.2), 3, 0.7);
  glow(context, knuckle[0] + light * 2, knuckle[1], half * 0.9, 9, skin.light, 0.75);
  glow(context, knuckle[0], knuckle[1] + 12, half, 8, skin.shadow, 0.5);
}

function paintCrease(context: Context, { skin }: FaceLook, [x, y]: Point, half: number, by: number): void {
  const crease = smoothLine([
    [x - half, y + by + 1],
    [x, y + by - 2],
    [x + half, y + by + 1],
  ]);
  softStroke(context, crease, skin.deep, 1.3, 0.7, 0.22);
}
