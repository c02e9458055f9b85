import { mirrored, smoothLine, smoothShape, trace, type Point } from '../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../paint/shade.ts';
import { paintFolds } from '../people/folds.ts';
import type { Cloth } from '../people/garment.ts';
import { paintSleevePattern, type Pattern } from '../people/wear.ts';

/** The sleeve of one arm. */
export type Sleeve = Cloth & { texture?: 'ribs'; cuff?: 'ribs'; pattern?: Pattern };

/** Lengths at rest, in pixels of the drawing, before foreshortening. */
export const upperArmLength = 400;
export const forearmLength = 330;

/** Half widths from the upper to the lower joint. */
const upperHalf = [62, 70, 66, 60, 57, 54];
const foreHalf = [56, 61, 57, 50, 44, 40];

/** Cloth gathers inside the bend of the elbow and fans out from there; on the upper arm this is the body's side. */
const upperFolds = ['-64,352 -30,364 14,352', '-66,318 -34,338 6,340', '-68,282 -44,306 -10,318'].map(trace);
const foreFolds = [
  '66,20 34,40 -16,44',
  '66,44 44,72 6,92',
  '64,70 48,112 26,146',
  '-56,92 -30,112 8,114',
  '-46,196 -18,212 20,206',
].map(trace);

/** Each limb is painted straight down from its upper joint, the origin. */
export function paintUpperArm(context: Context, sleeve: Sleeve, light: -1 | 1): void {
  paintTube(
    context,
    { halves: upperHalf, length: upperArmLength, folds: upperFolds, edgesFrom: 1 },
    sleeve,
    light,
  );
}

/** A shoulder has no edge towards the trunk, because the cloth continues. */
export function fadeIntoTrunk(context: Context): void {
  context.save();
  context.globalCompositeOperation = 'destination-out';
  glow(context, -66, -26, 100, 150, '#000000', 1, 'destination-out');
  // Not on the outer side, which may have the room behind it.
  glow(context, -14, -52, 78, 92, '#000000', 1, 'destination-out');
  context.restore();
}

export function paintForearm(context: Context, sleeve: Sleeve, light: -1 | 1): void {
  paintTube(
    context,
    { halves: foreHalf, length: forearmLength - 18, folds: foreFolds, edgesFrom: 0 },
    sleeve,
    light,
  );
  paintCuff(context, sleeve, light);
}

/** Fades out towards the elbow; otherwise the rounded end of the forearm would show on the upper arm's cloth. */
export function fadeIntoElbow(context: Context): void {
  context.save();
  context.globalCompositeOperation = 'destination-out';
  const fade = context.createLinearGradient(0, -52, 0, 12);
  fade.addColorStop(0, 'rgba(0,0,0,1)');
  fade.addColorStop(0.35, 'rgba(0,0,0,0.85)');
  fade.addColorStop(1, 'rgba(0,0,0,0)');
  context.fillStyle = fade;
  context.fillRect(-110, -90, 220, 130);
  context.restore();
}

type Tube = {
  /** Half widths, evenly spaced along the length. */
  halves: readonly number[];
  length: number;
  folds: readonly (readonly Point[])[];
  /** Index of the first half width with light and shade at the sides: the cloth of a shoulder has no edge. */
  edgesFrom: number;
};

function paintTube(
  context: Context,
  { halves, length, folds, edgesFrom }: Tube,
  sleeve: Sleeve,
  light: -1 | 1,
): void {
  const at = (index: number): number => (index / (halves.length - 1)) * length;
  const [first, last] = [halves[0]!, halves.at(-1)!];
  const right = halves.map((half, index): Point => [half, at(index)]);
  const end: Point[] = [
    [last * 0.7, length + last * 0.54],
    [0, length + last * 0.82],
    [-last * 0.7, length + last * 0.54],
  ];
  const shape = smoothShape([
    [0, -first * 0.9],
    [first * 0.68, -first * 0.6],
    ...right,
    ...end,
    ...mirrored(right).toReversed(),
    [-first * 0.68, -first * 0.6],
  ]);
  paintCastShadow(context, [...right.slice(1), ...end, ...mirrored(right.slice(1)).toReversed()], light);
  context.fillStyle = linearFade(
    context,
    [light * 70, 0, -light * 70, 0],
    [sleeve.light, sleeve.base, sleeve.base, sleeve.shadow],
  );
  fillPath(context, shape);
  inside(context, shape, () => {
    paintSleevePattern(context, sleeve.pattern, length);
    if (sleeve.texture) paintRibs(context, sleeve, length);
    const sides = right.slice(edgesFrom);
    const shadedEdge = smoothLine(sides.map(([x, y]): Point => [-light * (x - 8), y]));
    softStroke(context, shadedEdge, sleeve.deep, 26, 14, 0.5);
    const litEdge = smoothLine(sides.map(([x, y]): Point => [light * (x - 10), y]));
    softStroke(context, litEdge, sleeve.light, 9, 5, 0.55);
    paintFolds(
      context,
      folds.map((line, index) => ({ line, width: 16 - 2 * index, strength: 0.74 - 0.1 * index })),
      sleeve,
      light,
    );
    glow(context, light * 26, length * 0.3, 34, length * 0.34, sleeve.light, 0.35);
  });
  // Not at the joint itself, where the cloth continues.
  context.save();
  context.beginPath();
  context.rect(-200, 24, 400, 700);
  context.clip();
  softStroke(context, shape, sleeve.deep, 2.2, 1, 0.55);
  context.restore();
}

function paintCastShadow(context: Context, outline: readonly Point[], light: -1 | 1): void {
  context.save();
  context.translate(-light * 8, 8);
  softFill(context, smoothShape(outline), '#140c12', 13, 0.44);
  context.restore();
}

function paintRibs(context: Context, sleeve: Sleeve, length: number): void {
  context.save();
  context.strokeStyle = sleeve.shadow;
  context.globalAlpha = 0.3;
  context.lineWidth = 2.3;
  for (let x = -72; x <= 72; x += 9) {
    context.beginPath();
    context.moveTo(x, -80);
    context.lineTo(x * 0.86, length + 60);
    context.stroke();
  }
  context.restore();
}

function paintCuff(context: Context, sleeve: Sleeve, light: -1 | 1): void {
  const [top, end] = [forearmLength - 52, forearmLength - 4];
  const cuff = smoothShape([
    [-45, top],
    [0, top + 7],
    [45, top],
    [41, end],
    [0, end + 8],
    [-41, end],
  ]);
  context.fillStyle = linearFade(
    context,
    [light * 50, 0, -light * 50, 0],
    [sleeve.light, sleeve.base, sleeve.shadow],
  );
  fillPath(context, cuff);
  inside(context, cuff, () => {
    if (sleeve.cuff || sleeve.texture)
      for (let x = -44; x <= 44; x += 8)
        softStroke(
          context,
          smoothLine([
            [x, top - 4],
            [x * 0.95, end + 10],
          ]),
          sleeve.deep,
          2,
          0.7,
          0.4,
        );
    const hem = smoothLine([
      [-44, end - 3],
      [0, end + 4],
      [44, end - 3],
    ]);
    softStroke(context, hem, sleeve.deep, 6, 3, 0.55);
  });
  const edge = smoothLine([
    [-46, top],
    [0, top + 7],
    [46, top],
  ]);
  softStroke(context, edge, sleeve.deep, 3, 1.4, 0.5);
}
