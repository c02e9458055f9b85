import { smoothLine, smoothShape, type Point, trace } from '../../paint/curve.ts';
import { fillPath, glow, inside, linearFade, softFill, softStroke, type Context } from '../../paint/shade.ts';
import { paintFolds } from '../folds.ts';
import { paintNeck } from '../neck.ts';
import { paintRibbing } from '../ribbing.ts';
import { mayaLook } from './maya-look.ts';
import { paintPattern, type Wear } from '../wear.ts';

export const mayaOutfits: readonly [Wear, Wear] = [
  {
    outer: { light: '#fbcf8d', base: '#efac5a', shadow: '#c27a3a', deep: '#7d451f' },
    under: { light: '#fbcf8d', base: '#efac5a', shadow: '#c27a3a', deep: '#7d451f' },
  },
  {
    outer: { light: '#4d6fa3', base: '#2f4b7c', shadow: '#1f3157', deep: '#111d38' },
    under: { light: '#4d6fa3', base: '#2f4b7c', shadow: '#1f3157', deep: '#111d38' },
    outerPattern: { kind: 'stripes', colour: '#f2ece0' },
  },
];

const half: Point[] = trace('84,262 132,290 214,316 272,350 302,412 316,500 324,620 328,760 322,1080');
const outline: Point[] = [
  ...half,
  ...half.map(([x, y]): Point => [-x, y]).toReversed(),
  [-50, 306],
  [0, 324],
  [50, 306],
];

export function paintMayaBody(context: Context, wear: Wear): void {
  paintNeck(context, mayaLook, 60, 207);
  const jumper = smoothShape(outline);
  softFill(
    context,
    smoothShape(trace('-82,270 0,334 82,270 110,330 0,372 -110,330')),
    mayaLook.skin.deep,
    8,
    0.25,
  );
  context.fillStyle = linearFade(
    context,
    [-280, 300, 300, 640],
    [wear.outer.light, wear.outer.base, wear.outer.base, wear.outer.shadow],
  );
  fillPath(context, jumper);
  inside(context, jumper, () => {
    paintPattern(context, wear.outerPattern);
    paintRibbing(context, {
      left: -330,
      right: 330,
      top: 280,
      bottom: 1080,
      spacing: 9,
      colour: wear.outer.shadow,
      alpha: 0.3,
    });
    softFill(
      context,
      smoothShape(trace('170,300 340,330 380,1080 236,1080 226,560 206,420')),
      wear.outer.shadow,
      26,
      0.7,
    );
    softFill(
      context,
      smoothShape(trace('-120,330 -150,420 -132,560 -20,470 0,380')),
      wear.outer.shadow,
      30,
      0.22,
    );
    for (const side of [-1, 1]) {
      // Shadow of the hair that hangs in front.
      const shade = trace('118,260 206,270 214,400 176,474 128,440').map(([x, y]): Point => [
        side * x + 12,
        y + 8,
      ]);
      softFill(context, smoothShape(shade), wear.outer.deep, 13, 0.42);
    }
    paintFolds(
      context,
      [
        {
          line: trace('-214,404 -196,470 -200,580 -220,1060'),
          width: 17,
          strength: 0.8,
        },
        {
          line: trace('214,404 198,470 204,580 226,1060'),
          width: 18,
          strength: 0.9,
        },
        {
          line: trace('-196,500 -150,560 -84,600'),
          width: 16,
          strength: 0.45,
        },
        {
          line: trace('-200,580 -140,650 -50,700'),
          width: 18,
          strength: 0.4,
        },
        {
          line: trace('198,510 150,570 90,604'),
          width: 16,
          strength: 0.5,
        },
        {
          line: trace('204,600 150,660 70,700'),
          width: 18,
          strength: 0.4,
        },
        {
          line: trace('-276,470 -250,510 -214,524'),
          width: 12,
          strength: 0.4,
        },
        {
          line: trace('284,480 256,524 222,540'),
          width: 12,
          strength: 0.4,
        },
      ],
      wear.outer,
    );
    glow(context, -200, 356, 110, 54, '#ffeac2', 0.6);
    softStroke(
      context,
      smoothLine(trace('-130,296 -200,322 -252,356 -280,420 -292,520')),
      '#ffeac2',
      9,
      5,
      0.6,
    );
  });
  paintCollar(context, wear);
}

function paintCollar(context: Context, wear: Wear): void {
  const collar = smoothShape(
    trace(
      '-80,250 -66,282 -34,308 0,316 34,308 66,282 80,250 99,266 86,306 46,340 0,351 -46,340 -86,306 -99,266',
    ),
  );
  softFill(
    context,
    smoothShape(trace('-96,290 0,360 96,290 104,316 0,382 -104,316')),
    wear.outer.deep,
    6,
    0.4,
  );
  context.fillStyle = linearFade(
    context,
    [-90, 260, 90, 340],
    [wear.outer.light, wear.outer.base, wear.outer.shadow],
  );
  fillPath(context, collar);
  inside(context, collar, () => {
    for (let index = -15; index <= 15; index += 1) {
      const x = index * 6.6;
      const y = 318 - (x / 80) ** 2 * 54;
      softStroke(
        context,
        smoothLine([
          [x * 0.9, y - 10],
          [x * 1.1, y + 36],
        ]),
        wear.outer.deep,
        1.6,
        0.7,
        0.26,
      );
    }
    softStroke(context, smoothLine(trace('-80,250 -62,284 0,318 62,284 80,250')), wear.outer.deep, 7, 3, 0.5);
  });
}
