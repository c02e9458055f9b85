import { smoothLine, smoothShape, type Point, trace } from '../../paint/curve.ts';
import { fillPath, inside, linearFade, softFill, softStroke, type Context } from '../../paint/shade.ts';
import { paintFolds } from '../folds.ts';
import { bothSides, paintGarment, shoulderHalf } from '../garment.ts';
import { paintNeck } from '../neck.ts';
import { paintRibbing } from '../ribbing.ts';
import { desmondLook } from './desmond-look.ts';
import { paintPattern, type Wear } from '../wear.ts';

export const desmondOutfits: readonly [Wear, Wear] = [
  {
    outer: { light: '#4d6684', base: '#2c405a', shadow: '#18263a', deep: '#0c1522' },
    under: { light: '#c9744c', base: '#a24f30', shadow: '#6e2f1d', deep: '#431a10' },
  },
  {
    outer: { light: '#a58f74', base: '#7d684f', shadow: '#554433', deep: '#2e241b' },
    under: { light: '#4f7f79', base: '#2f5b58', shadow: '#1d3d3c', deep: '#0f2424' },
    outerPattern: { kind: 'check', colour: '#d8c6a8' },
  },
];

export function paintDesmondBody(context: Context, wear: Wear): void {
  paintNeck(context, desmondLook, 78, 216);
  const { lightSide: light } = desmondLook;
  paintGarment(context, bothSides(trace('100,270 150,320 160,500 170,1080')), wear.under, light, () => {
    paintPattern(context, wear.underPattern);
    paintRibbing(context, {
      left: -180,
      right: 180,
      top: 260,
      bottom: 1080,
      spacing: 8,
      colour: wear.under.deep,
      alpha: 0.25,
    });
    paintFolds(
      context,
      [
        {
          line: trace('-50,380 -20,460 -16,600'),
          width: 18,
          strength: 0.5,
        },
        {
          line: trace('60,380 36,470 30,640'),
          width: 18,
          strength: 0.5,
        },
      ],
      wear.under,
      light,
    );
  });
  paintRollNeck(context, wear);
  paintBlazer(context, light, wear);
}

function paintRollNeck(context: Context, wear: Wear): void {
  const roll = smoothShape(
    trace('-88,222 -60,240 0,250 60,240 88,222 100,262 96,304 54,330 0,338 -54,330 -96,304 -100,262'),
  );
  softFill(
    context,
    smoothShape(trace('-100,290 0,346 100,290 96,336 0,366 -96,336')),
    wear.under.deep,
    8,
    0.6,
  );
  context.fillStyle = linearFade(
    context,
    [-100, 250, 100, 300],
    [wear.under.light, wear.under.base, wear.under.shadow],
  );
  fillPath(context, roll);
  inside(context, roll, () => {
    paintRibbing(context, {
      left: -104,
      right: 104,
      top: 200,
      bottom: 350,
      spacing: 7.5,
      colour: wear.under.deep,
      alpha: 0.32,
    });
    softStroke(
      context,
      smoothLine(trace('-98,262 -50,284 0,290 50,284 98,262')),
      wear.under.deep,
      10,
      6,
      0.4,
    );
    softStroke(
      context,
      smoothLine(trace('-88,226 -58,244 0,254 58,244 88,226')),
      wear.under.deep,
      7,
      3,
      0.55,
    );
  });
}

function paintBlazer(context: Context, light: -1 | 1, wear: Wear): void {
  for (const side of [-1, 1] as const) {
    const at = (points: Point[]): Point[] => points.map(([x, y]) => [side * x, y]);
    const front = at([
      ...shoulderHalf(326, 104, 258),
      [66, 1080],
      [42, 720],
      [62, 560],
      [88, 430],
      [104, 330],
    ]);
    softFill(
      context,
      smoothShape(at(trace('96,320 84,430 54,560 34,720 44,1080 22,1080 16,700 40,540 70,400'))),
      wear.under.deep,
      12,
      0.6,
    );
    paintGarment(context, front, wear.outer, light, () => {
      paintPattern(context, wear.outerPattern);
      paintFolds(
        context,
        [
          {
            line: at(trace('244,410 222,490 224,620 240,1080')),
            width: 20,
            strength: side === light ? 0.8 : 1,
          },
          {
            line: at(trace('310,480 276,530 240,540')),
            width: 14,
            strength: 0.5,
          },
          {
            line: at(trace('120,640 160,690 214,700')),
            width: 16,
            strength: 0.5,
          },
        ],
        wear.outer,
        light,
      );
    });
    paintLapel(context, at, side === light, wear);
  }
}

function paintLapel(context: Context, at: (points: Point[]) => Point[], lit: boolean, wear: Wear): void {
  const cloth = wear.outer;
  const lapel = smoothShape(
    at(trace('102,300 132,340 168,392 196,420 166,440 182,462 150,560 100,660 56,760 50,690 72,560 92,430')),
  );
  const collar = smoothShape(at(trace('84,246 116,262 150,306 190,376 196,420 168,410 132,352 104,310')));
  softFill(
    context,
    smoothShape(at(trace('110,320 180,400 206,430 190,470 160,570 106,680 64,780 70,700 100,560'))),
    cloth.deep,
    9,
    0.6,
  );
  for (const [shape, tone] of [
    [lapel, 0],
    [collar, 1],
  ] as const) {
    context.fillStyle = linearFade(
      context,
      [at([[190, 0]])[0]![0], 300, at([[60, 0]])[0]![0], 700],
      lit ? [cloth.light, cloth.base, cloth.shadow] : [cloth.base, cloth.base, cloth.shadow],
    );
    fillPath(context, shape);
    inside(context, shape, () =>
      softStroke(context, shape, tone === 0 ? cloth.light : cloth.deep, 4, 2, 0.45),
    );
    softStroke(context, shape, cloth.deep, 2, 0.8, 0.55);
  }
}
