import { smoothLine, smoothShape, type Point, trace } from '../../paint/curve.ts';
import { glow, softFill, softStroke, type Context } from '../../paint/shade.ts';
import { paintFolds } from '../folds.ts';
import { bothSides, paintGarment, shoulderHalf } from '../garment.ts';
import { paintNeck } from '../neck.ts';
import { paintRibbing } from '../ribbing.ts';
import { rosaLook } from './rosa-look.ts';
import { paintPattern, type Wear } from '../wear.ts';

export const rosaOutfits: readonly [Wear, Wear] = [
  {
    outer: { light: '#a879a6', base: '#7c4f80', shadow: '#53325c', deep: '#2f1b38' },
    under: { light: '#fffaf2', base: '#f3e6da', shadow: '#d2b9ab', deep: '#957a72' },
  },
  {
    outer: { light: '#e7a08c', base: '#cd7566', shadow: '#9c4d47', deep: '#612b2c' },
    under: { light: '#5e7a8f', base: '#3f5a70', shadow: '#2b4053', deep: '#18273a' },
    underPattern: { kind: 'dots', colour: '#f3e9da' },
  },
];

/** A cardigan over a blouse with a round neck, and a string of pearls. */
export function paintRosaBody(context: Context, wear: Wear): void {
  paintNeck(context, rosaLook, 58, 207);
  const { lightSide: light } = rosaLook;
  const blouse = [
    ...bothSides(trace('92,280 150,320 176,500 186,1080')),
    [-60, 310],
    [0, 334],
    [60, 310],
  ] as Point[];
  softFill(
    context,
    smoothShape(trace('-96,288 0,362 96,288 96,322 0,380 -96,322')),
    rosaLook.skin.deep,
    8,
    0.22,
  );
  paintGarment(context, blouse, wear.under, light, () => {
    paintPattern(context, wear.underPattern);
    paintFolds(
      context,
      [
        { line: trace('-58,376 -34,470 -26,640'), width: 16, strength: 0.45 },
        { line: trace('54,376 36,470 30,660'), width: 16, strength: 0.45 },
        { line: trace('4,420 -4,560 4,760'), width: 14, strength: 0.3 },
      ],
      wear.under,
      light,
    );
  });
  softStroke(context, smoothLine(trace('-92,284 -58,320 0,344 58,320 92,284')), wear.under.shadow, 3, 1, 0.9);
  paintPearls(context);
  for (const side of [-1, 1] as const) paintFront(context, light, side, wear);
}

function paintPearls(context: Context): void {
  // Up to the sides of the neck, where the string goes behind it.
  for (let index = -7; index <= 7; index += 1) {
    const x = index * 8.6;
    const y = 322 - (index / 9) ** 2 * 58;
    glow(context, x + 2, y + 4, 9, 9, '#5a3a34', 0.35);
    context.fillStyle = '#efe4dc';
    context.beginPath();
    context.arc(x, y, 5.6, 0, Math.PI * 2);
    context.fill();
    glow(context, x + 1.6, y - 1.8, 3.4, 3.4, '#ffffff', 0.95);
  }
}

function paintFront(context: Context, light: -1 | 1, side: -1 | 1, wear: Wear): void {
  const at = (points: Point[]): Point[] => points.map(([x, y]) => [side * x, y]);
  const front = at([
    ...shoulderHalf(324, 92, 262),
    [64, 1080],
    [52, 820],
    [64, 640],
    [92, 480],
    [112, 372],
    [104, 318],
  ]);
  softFill(
    context,
    smoothShape(at(trace('100,318 104,380 84,490 56,640 44,820 52,1080 26,1080 24,640 66,430'))),
    wear.under.deep,
    10,
    0.5,
  );
  paintGarment(context, front, wear.outer, light, () => {
    paintPattern(context, wear.outerPattern);
    paintRibbing(context, {
      left: -330,
      right: 330,
      top: 260,
      bottom: 1080,
      spacing: 13,
      colour: wear.outer.deep,
      alpha: 0.2,
    });
    paintFolds(
      context,
      [
        {
          line: at(trace('226,410 206,490 210,620 226,1080')),
          width: 17,
          strength: side === light ? 0.7 : 1,
        },
        { line: at(trace('110,560 150,620 206,636')), width: 15, strength: 0.45 },
        { line: at(trace('90,740 146,800 206,806')), width: 16, strength: 0.45 },
      ],
      wear.outer,
      light,
    );
  });
  const band = smoothLine(at(trace('104,286 116,370 97,480 68,640 56,820 66,1080')));
  softStroke(context, band, wear.outer.deep, 25, 3, 0.55);
  softStroke(context, band, side === light ? wear.outer.light : wear.outer.base, 19, 1.2, 0.95);
  if (side === 1) paintButtons(context);
}

function paintButtons(context: Context): void {
  for (const [x, y] of trace('64,660 57,780 58,900')) {
    context.fillStyle = '#f1e3d2';
    context.beginPath();
    context.arc(x, y, 9, 0, Math.PI * 2);
    context.fill();
    softStroke(
      context,
      smoothLine([
        [x - 3, y],
        [x + 3, y],
      ]),
      '#8b6f66',
      2,
      0.3,
    );
  }
}
