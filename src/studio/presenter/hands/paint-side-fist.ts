import type { FaceLook } from '../face/face-look.ts';
import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, trace, type Point } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';
import { paintThumb, thumbShape } from './paint-thumb.ts';
import { castShadow, paintMass, skinOf } from './skin-forms.ts';
import { thumbForms } from './thumb-forms.ts';

const fistOutline = trace(
  '-36,-100 -14,-112 16,-114 38,-106 44,-82 44,-52 36,-26 26,-6 20,8 18,22 0,27 -20,22 -26,0 -40,-40',
);

/** A bent finger of the fist: `end` is the x of its middle joint, and its tip is behind the ball of the thumb. */
type Roll = { y: number; end: number; height: number; tilt: number };
/** From the index finger, which is the thickest; the middle finger reaches furthest. */
const rolls: readonly Roll[] = [
  { y: -94, end: 46, height: 31, tilt: -3 },
  { y: -66, end: 51, height: 30, tilt: -1 },
  { y: -39, end: 47, height: 28, tilt: 2 },
  { y: -15, end: 37, height: 24, tilt: 5 },
];
const rollStart = -24;

/** Thumbs up, in hand space: the wrist is the origin. */
export function paintThumbUp(context: Context, look: FaceLook): void {
  const colour = skinOf(look);
  const fist = smoothShape(fistOutline);
  const thumb = thumbForms.up;
  castShadow(context, [fist, thumbShape(thumb), ...rolls.map(rollShape)], look.lightSide);
  paintMass(context, look, fist, colour, [-50, 52]);
  for (const roll of rolls.toReversed()) paintRoll(context, look, roll, colour);
  // The ball of the thumb hides the fingertips.
  for (const roll of rolls)
    inside(context, rollShape(roll), () => {
      context.translate(7, 4);
      softFill(context, thumbShape(thumb), look.skin.deep, 5, 0.5);
    });
  paintThumb(context, thumb, { look, colour: mixColours(colour, look.skin.light, 0.15), view: 'palm' });
}

function outlineOf({ y, end, height, tilt }: Roll): Point[] {
  const half = height / 2;
  return [
    [rollStart, y + tilt - half * 0.86],
    [rollStart + 22, y + tilt * 0.6 - half * 0.98],
    [0, y + tilt * 0.3 - half],
    [end - 24, y - half * 0.94],
    [end - 9, y - half * 0.9],
    [end - 1, y - half * 0.52],
    [end, y + half * 0.1],
    [end - 4, y + half * 0.7],
    [end - 14, y + half * 0.98],
    [0, y + tilt * 0.3 + half],
    [rollStart, y + tilt + half * 0.9],
  ];
}

const rollShape = (roll: Roll): ReturnType<typeof smoothShape> => smoothShape(outlineOf(roll));

function paintRoll(context: Context, { skin, lightSide: light }: FaceLook, roll: Roll, colour: string): void {
  const { y, end, height } = roll;
  const half = height / 2;
  const shape = rollShape(roll);
  context.fillStyle = linearFade(
    context,
    [0, y - half, 0, y + half],
    [
      mixColours(colour, skin.light, 0.4),
      mixColours(colour, skin.light, 0.12),
      mixColours(colour, skin.shadow, 0.25),
      mixColours(colour, skin.shadow, 0.8),
    ],
  );
  fillPath(context, shape);
  inside(context, shape, () => {
    glow(context, end - 13, y - half * 0.2, 15, half * 0.8, skin.light, light > 0 ? 0.75 : 0.4);
    if (light < 0) glow(context, end, y, 22, half, skin.shadow, 0.5);
    // The next joint, where the finger bends back to the palm.
    const fold = smoothLine([
      [-4, y - half * 0.5],
      [-7, y],
      [-4, y + half * 0.6],
    ]);
    softStroke(context, fold, skin.deep, 1.4, 0.8, 0.22);
    for (const x of [end - 11, end - 16])
      softStroke(
        context,
        smoothLine([
          [x, y - half * 0.45],
          [x + 1.5, y],
          [x, y + half * 0.45],
        ]),
        skin.deep,
        1.2,
        0.7,
        0.16,
      );
  });
  softStroke(context, smoothLine(outlineOf(roll).slice(1, -1)), skin.deep, 1.7, 0.6, 0.48);
}
