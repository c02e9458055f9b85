import { smoothLine, smoothShape, type Point, trace } from '../../paint/curve.ts';
import { fillPath, inside, linearFade, softFill, softStroke, type Context } from '../../paint/shade.ts';
import { paintFolds } from '../folds.ts';
import { bothSides, paintGarment, shoulderHalf } from '../garment.ts';
import { paintNeck } from '../neck.ts';
import { ingridLook } from './ingrid-look.ts';
import { paintPattern, type Wear } from '../wear.ts';

export const ingridOutfits: readonly [Wear, Wear] = [
  {
    outer: { light: '#b9cbb0', base: '#8fa98c', shadow: '#5d7c66', deep: '#34513f' },
    under: { light: '#fffaf0', base: '#f5ead9', shadow: '#d3bfa8', deep: '#9c8470' },
  },
  {
    outer: { light: '#8fb4d6', base: '#5f8ab5', shadow: '#3f6389', deep: '#22405f' },
    under: { light: '#fffaf2', base: '#f4ece0', shadow: '#cfc0b2', deep: '#96867a' },
    underPattern: { kind: 'stripes', colour: '#c9574a' },
  },
];

export function paintIngridBody(context: Context, wear: Wear): void {
  paintNeck(context, ingridLook, 58, 205);
  const { lightSide: light } = ingridLook;
  const tee = [
    ...bothSides(trace('92,280 150,320 170,500 180,1080')),
    [-58, 318],
    [0, 344],
    [58, 318],
  ] as Point[];
  softFill(
    context,
    smoothShape(trace('-96,290 0,372 96,290 96,330 0,390 -96,330')),
    ingridLook.skin.deep,
    8,
    0.22,
  );
  paintGarment(context, tee, wear.under, light, () => {
    paintPattern(context, wear.underPattern);
    paintFolds(
      context,
      [
        {
          line: trace('-60,380 -30,450 -20,560'),
          width: 18,
          strength: 0.4,
        },
        {
          line: trace('70,370 40,450 34,600'),
          width: 18,
          strength: 0.4,
        },
        {
          line: trace('-40,520 10,600 20,760'),
          width: 20,
          strength: 0.35,
        },
      ],
      wear.under,
      light,
    );
  });
  softStroke(context, smoothLine(trace('-84,288 -54,326 0,352 54,326 84,288')), wear.under.shadow, 3, 1, 0.8);
  paintShirt(context, light, wear);
}

function paintShirt(context: Context, light: -1 | 1, wear: Wear): void {
  for (const side of [-1, 1] as const) {
    const at = (points: Point[]): Point[] => points.map(([x, y]) => [side * x, y]);
    const front = at([
      ...shoulderHalf(312, 88, 262),
      [124, 1080],
      [104, 620],
      [92, 470],
      [96, 380],
      [84, 320],
    ]);
    softFill(
      context,
      smoothShape(at(trace('78,320 100,400 80,480 92,640 108,1080 62,1080 70,500 64,380'))),
      wear.under.deep,
      10,
      0.45,
    );
    paintGarment(context, front, wear.outer, light, () => {
      paintPattern(context, wear.outerPattern);
      paintWeave(context);
      paintFolds(
        context,
        [
          {
            line: at(trace('232,410 208,480 210,600 226,1080')),
            width: 18,
            strength: side === light ? 0.7 : 1,
          },
          {
            line: at(trace('126,400 150,470 200,520')),
            width: 15,
            strength: 0.5,
          },
          {
            line: at(trace('112,560 150,620 206,640')),
            width: 16,
            strength: 0.5,
          },
          {
            line: at(trace('300,470 268,520 232,530')),
            width: 13,
            strength: 0.5,
          },
          {
            line: at(trace('150,320 170,380 176,440')),
            width: 13,
            strength: 0.35,
          },
        ],
        wear.outer,
        light,
      );
      softStroke(
        context,
        smoothLine(at(trace('104,380 106,470 120,620 140,1080'))),
        wear.outer.deep,
        1.6,
        0.6,
        0.5,
      );
    });
    paintCollar(context, at, side === light, wear);
  }
}

function paintWeave(context: Context): void {
  context.save();
  context.globalAlpha = 0.05;
  context.strokeStyle = '#ffffff';
  context.lineWidth = 1;
  for (let y = 260; y < 1080; y += 4) {
    context.beginPath();
    context.moveTo(-340, y);
    context.lineTo(340, y + 6);
    context.stroke();
  }
  context.restore();
}

function paintCollar(context: Context, at: (points: Point[]) => Point[], lit: boolean, wear: Wear): void {
  const collar = smoothShape(at(trace('58,252 88,262 124,282 152,318 120,372 104,400 86,356 74,310')));
  softFill(
    context,
    smoothShape(at(trace('80,260 130,290 162,326 128,388 108,416 84,366'))),
    wear.outer.deep,
    8,
    0.5,
  );
  context.fillStyle = linearFade(
    context,
    [at([[150, 0]])[0]![0], 250, at([[70, 0]])[0]![0], 400],
    lit
      ? [wear.outer.light, wear.outer.light, wear.outer.base]
      : [wear.outer.base, wear.outer.base, wear.outer.shadow],
  );
  fillPath(context, collar);
  inside(context, collar, () => {
    paintWeave(context);
    softStroke(
      context,
      smoothLine(at(trace('92,262 142,318 112,376 102,392'))),
      wear.outer.deep,
      1.4,
      0.6,
      0.45,
    );
    softStroke(context, smoothLine(at(trace('58,252 74,310 100,396'))), wear.outer.shadow, 8, 4, 0.6);
  });
}
