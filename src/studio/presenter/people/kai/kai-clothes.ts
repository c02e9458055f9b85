import { mixColours } from '../../paint/colour.ts';
import { smoothLine, smoothShape, type Point, trace } from '../../paint/curve.ts';
import { fillPath, inside, linearFade, softFill, softStroke, type Context } from '../../paint/shade.ts';
import { paintFolds } from '../folds.ts';
import { bothSides, paintGarment, shoulderHalf } from '../garment.ts';
import { paintNeck } from '../neck.ts';
import { kaiLook } from './kai-look.ts';
import { paintPattern, type Wear } from '../wear.ts';

export const kaiOutfits: readonly [Wear, Wear] = [
  {
    outer: { light: '#8d8f68', base: '#62684a', shadow: '#3d4432', deep: '#1f261d' },
    under: { light: '#ffffff', base: '#eceaf0', shadow: '#b9b2c6', deep: '#7d7491' },
  },
  {
    outer: { light: '#55586a', base: '#33364a', shadow: '#1f2131', deep: '#0f101a' },
    under: { light: '#ffb08a', base: '#f07d55', shadow: '#bd5237', deep: '#7a2f22' },
  },
];

export function paintKaiBody(context: Context, wear: Wear): void {
  paintNeck(context, kaiLook, 74, 204);
  const { lightSide: light } = kaiLook;
  const tee = [
    ...bothSides(trace('100,282 160,320 190,500 200,1080')),
    [-66, 312],
    [0, 336],
    [66, 312],
  ] as Point[];
  softFill(
    context,
    smoothShape(trace('-96,288 0,362 96,288 96,320 0,380 -96,320')),
    kaiLook.skin.deep,
    8,
    0.24,
  );
  paintGarment(context, tee, wear.under, light, () => {
    paintPattern(context, wear.underPattern);
    paintFolds(
      context,
      [
        {
          line: trace('-70,380 -36,460 -24,600'),
          width: 18,
          strength: 0.5,
        },
        {
          line: trace('78,370 46,460 40,620'),
          width: 18,
          strength: 0.5,
        },
        {
          line: trace('-60,560 0,620 60,640'),
          width: 18,
          strength: 0.4,
        },
      ],
      wear.under,
      light,
    );
  });
  softStroke(context, smoothLine(trace('-98,286 -62,322 0,346 62,322 98,286')), wear.under.shadow, 3, 1, 0.9);
  softStroke(context, smoothLine(trace('-94,280 -62,314 0,337 62,314 94,280')), '#ffffff', 5, 1, 0.6);
  paintChain(context);
  paintBomber(context, light, wear);
}

function paintChain(context: Context): void {
  const line = smoothLine(trace('-74,268 -52,318 0,366 52,318 74,268'));
  softStroke(context, line, '#4a3a44', 6, 3, 0.5);
  context.save();
  context.setLineDash([5, 3]);
  softStroke(context, line, '#aeb2bf', 4, 0);
  softStroke(context, line, '#f5f7ff', 1.6, 0);
  context.restore();
}

function paintBomber(context: Context, light: -1 | 1, wear: Wear): void {
  for (const side of [-1, 1] as const) {
    const at = (points: Point[]): Point[] => points.map(([x, y]) => [side * x, y]);
    const front = at([
      ...shoulderHalf(332, 100, 258),
      [128, 1080],
      [112, 700],
      [104, 540],
      [112, 420],
      [112, 320],
    ]);
    softFill(
      context,
      smoothShape(at(trace('100,320 96,420 88,540 96,700 112,1080 82,1080 70,640 76,440'))),
      wear.under.deep,
      10,
      0.55,
    );
    paintGarment(context, front, wear.outer, light, () => {
      paintPattern(context, wear.outerPattern);
      paintFolds(
        context,
        [
          {
            line: at(trace('246,400 220,470 220,600 238,1080')),
            width: 22,
            strength: 1,
          },
          {
            line: at(trace('322,440 286,500 236,520')),
            width: 17,
            strength: 0.7,
          },
          {
            line: at(trace('330,560 290,600 240,610')),
            width: 17,
            strength: 0.7,
          },
          {
            line: at(trace('130,420 166,470 214,480')),
            width: 16,
            strength: 0.5,
          },
          {
            line: at(trace('124,600 170,650 216,650')),
            width: 18,
            strength: 0.6,
          },
          {
            line: at(trace('326,690 290,720 246,730')),
            width: 17,
            strength: 0.6,
          },
        ],
        wear.outer,
        light,
      );
      // Evening light from the window behind.
      if (side !== light)
        softStroke(
          context,
          smoothLine(at(trace('150,288 218,306 288,340 320,400 336,500 344,640'))),
          '#ff7fae',
          9,
          4,
          0.65,
        );
    });
    paintZip(context, at, wear);
    paintCollar(context, at, side === light, wear);
  }
}

function paintZip(context: Context, at: (points: Point[]) => Point[], wear: Wear): void {
  const line = smoothLine(at(trace('110,340 110,420 103,540 110,700 126,1080')));
  softStroke(context, line, wear.outer.deep, 10, 1, 0.8);
  context.save();
  context.setLineDash([4, 4]);
  softStroke(context, line, '#d2b98a', 5, 0, 0.95);
  context.restore();
}

function paintCollar(context: Context, at: (points: Point[]) => Point[], lit: boolean, wear: Wear): void {
  const collar = smoothShape(at(trace('76,238 104,252 132,284 136,332 118,384 104,392 98,340 86,290')));
  softFill(
    context,
    smoothShape(at(trace('90,250 140,284 148,340 128,400 104,404 100,340'))),
    wear.outer.deep,
    8,
    0.6,
  );
  const rib = mixColours(wear.outer.base, wear.outer.deep, lit ? 0.2 : 0.45);
  context.fillStyle = linearFade(
    context,
    [at([[136, 0]])[0]![0], 260, at([[84, 0]])[0]![0], 380],
    [mixColours(rib, wear.outer.light, 0.3), rib],
  );
  fillPath(context, collar);
  inside(context, collar, () => {
    for (let index = 0; index < 18; index += 1) {
      const y = 236 + index * 9.5;
      softStroke(
        context,
        smoothLine(
          at([
            [70, y + 14],
            [104, y],
            [146, y - 14],
          ]),
        ),
        wear.outer.deep,
        2.2,
        0.7,
        0.4,
      );
    }
    softStroke(context, smoothLine(at(trace('76,238 88,296 102,390'))), wear.outer.deep, 9, 4, 0.6);
  });
}
