import { mixColours } from '../paint/colour.ts';
import { smoothLine, smoothShape, trace, type Point } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';
import type { FaceLook } from '../face/face-look.ts';
import type { FistShape } from './hand-shapes.ts';

type Path = ReturnType<typeof smoothShape>;

/** A hand that comes towards the viewer, in its own space: the wrist behind it is the origin, its thumb is on the left or above. */
export function paintFist(context: Context, look: FaceLook, shape: FistShape): void {
  const paint = { 'thumbs-up': paintThumbUp, 'at-viewer': paintAtViewer }[shape];
  paint(context, look);
}

const fistOutline = trace(
  '-40,-88 -20,-102 14,-102 38,-92 50,-66 50,-34 40,-4 22,12 -14,14 -36,2 -45,-26 -46,-60',
);

/** Growing out of the back of the hand, wide below. */
const thumbUp = trace(
  '-24,-78 -20,-104 -15,-122 -17,-142 -14,-164 -1,-175 13,-168 19,-148 18,-126 24,-108 40,-90 42,-66 10,-50',
);

/** Fingers that are bent at their middle joints: rows from the knuckles to the fold, [y, left, right]. */
type Row = readonly [y: number, left: number, right: number];
const fourRows: readonly Row[] = [
  [-82, -44, 34],
  [-56, -49, 37],
  [-30, -47, 35],
  [-6, -38, 28],
];

function paintThumbUp(context: Context, look: FaceLook): void {
  const colour = skinOf(look);
  const [fist, thumb] = [smoothShape(fistOutline), smoothShape(thumbUp)];
  castShadow(context, [fist, thumb], look.lightSide);
  paintMass(context, look, thumb, colour, [-20, 24]);
  inside(context, thumb, () => {
    softStroke(context, smoothLine(trace('-15,-130 0,-126 16,-131')), look.skin.deep, 1.6, 1, 0.26);
    glow(context, 0, -156, 16, 16, look.skin.blush, 0.3);
    softFill(context, smoothShape(trace('-50,-96 40,-104 44,-60 -50,-60')), look.skin.shadow, 9, 0.3);
  });
  paintMass(context, look, fist, colour, [-50, 52]);
  for (const row of fourRows.toReversed()) paintRow(context, look, row, 27);
}

function paintAtViewer(context: Context, look: FaceLook): void {
  const { skin, lightSide: light } = look;
  const colour = skinOf(look);
  const fist = smoothShape(fistOutline.map(([x, y]): Point => [x * 0.94, y + 4]));
  const thumb = smoothShape(trace('-52,-20 -56,-44 -46,-66 -26,-74 -10,-66 -12,-52 -30,-42 -34,-16'));
  castShadow(context, [fist], light);
  paintMass(context, look, fist, colour, [-50, 52]);
  for (const row of fourRows.slice(1).toReversed()) paintRow(context, look, row, 27);
  paintMass(context, look, thumb, colour, [-56, -10]);
  softStroke(context, thumb, skin.deep, 1.8, 1, 0.4);
  // The forefinger, from its knuckle to the tip, which is nearest and largest.
  const knuckle: Point = [8, -84];
  const tip: Point = [-6, -92];
  const steps = 7;
  softFill(context, round([tip[0] - light * 7, tip[1] + 16], 34, 33), '#1a0f14', 8, 0.34);
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const at: Point = [
      knuckle[0] + (tip[0] - knuckle[0]) * share,
      knuckle[1] + (tip[1] - knuckle[1]) * share,
    ];
    context.fillStyle = mixColours(mixColours(colour, skin.shadow, 0.75), colour, share);
    fillPath(context, round(at, 33 - share * 2, 32 - share * 2));
  }
  paintTip(context, look, tip, colour);
}

/** The end of a finger that points at the viewer, the nail just seen above it. */
function paintTip(context: Context, look: FaceLook, [x, y]: Point, colour: string): void {
  const { skin, lightSide: light } = look;
  const pad = round([x, y], 31, 30);
  context.fillStyle = colour;
  fillPath(context, pad);
  inside(context, pad, () => {
    glow(context, x - light * 24, y + 18, 34, 34, skin.shadow, 0.75);
    glow(context, x + light * 9, y - 2, 24, 24, skin.light, 0.95);
    glow(context, x, y + 6, 20, 20, skin.blush, 0.32);
    const nail = smoothShape([
      [x - 17, y - 19],
      [x, y - 34],
      [x + 17, y - 19],
      [x, y - 23],
    ]);
    softFill(context, nail, mixColours(skin.light, skin.blush, 0.3), 0.7, 0.95);
    softStroke(context, nail, skin.shadow, 1.2, 0.6, 0.55);
  });
  softStroke(context, pad, skin.deep, 1.8, 0.8, 0.42);
}

const skinOf = ({ skin }: FaceLook): string => mixColours(skin.base, skin.light, 0.28);

function round([x, y]: Point, radiusX: number, radiusY: number): Path {
  const diagonal = Math.SQRT1_2;
  return smoothShape(
    [
      [1, 0],
      [diagonal, diagonal],
      [0, 1],
      [-diagonal, diagonal],
      [-1, 0],
      [-diagonal, -diagonal],
      [0, -1],
      [diagonal, -diagonal],
    ].map(([dx, dy]): Point => [x + dx! * radiusX, y + dy! * radiusY]),
  );
}

function castShadow(context: Context, shapes: readonly Path[], light: number): void {
  context.save();
  context.translate(-light * 12, 16);
  for (const shape of shapes) softFill(context, shape, '#1a0f14', 11, 0.2);
  context.restore();
}

/** Skin with the light from its side, between two x. */
function paintMass(
  context: Context,
  { skin, lightSide: light }: FaceLook,
  path: Path,
  colour: string,
  [left, right]: readonly [number, number],
): void {
  const ends = light > 0 ? [right, left] : [left, right];
  context.fillStyle = linearFade(
    context,
    [ends[0]!, -60, ends[1]!, -40],
    [mixColours(colour, skin.light, 0.55), colour, mixColours(colour, skin.shadow, 0.65)],
  );
  fillPath(context, path);
  softStroke(context, path, skin.deep, 1.4, 0.7, 0.3);
}

/** One bent finger: a rounded roll, lit from above, dark below where the next begins. */
function paintRow(context: Context, look: FaceLook, [y, left, right]: Row, height: number): void {
  const { skin, lightSide: light } = look;
  const half = height / 2 + 1;
  const roll = smoothShape([
    [left, y],
    [left + 5, y - half * 0.78],
    [left + 18, y - half],
    [right - 14, y - half * 0.92],
    [right, y - half * 0.5],
    [right + 2, y + half * 0.4],
    [right - 14, y + half * 0.92],
    [left + 18, y + half],
    [left + 5, y + half * 0.78],
  ]);
  const colour = skinOf(look);
  context.fillStyle = linearFade(
    context,
    [0, y - half, 0, y + half],
    [
      mixColours(colour, skin.light, 0.35),
      colour,
      mixColours(colour, skin.shadow, 0.3),
      mixColours(colour, skin.shadow, 0.8),
    ],
  );
  fillPath(context, roll);
  inside(context, roll, () => {
    glow(context, light > 0 ? right - 20 : left + 16, y - 3, 26, 10, skin.light, 0.6);
    const away = light > 0 ? left : right;
    glow(context, away, y, 26, 20, skin.shadow, 0.55);
    glow(context, left + 12, y, 14, 11, skin.blush, 0.3);
  });
  softStroke(
    context,
    smoothLine([
      [left + 3, y + half * 0.8],
      [left + 20, y + half],
      [right - 16, y + half * 0.92],
    ]),
    skin.deep,
    2.2,
    1.1,
    0.42,
  );
}
