import { smoothLine, smoothShape, type Point, trace } from '../../paint/curve.ts';
import { fillPath, inside, linearFade, softFill, softStroke, type Context } from '../../paint/shade.ts';
import { paintFolds } from '../folds.ts';
import { bothSides, paintGarment, shoulderHalf } from '../garment.ts';
import { paintNeck } from '../neck.ts';
import { amirLook } from './amir-look.ts';
import { paintPattern, type Wear } from '../wear.ts';

export const amirOutfits: readonly [Wear, Wear] = [
  {
    outer: { light: '#e0895c', base: '#b85c38', shadow: '#803a25', deep: '#4a1e15' },
    under: { light: '#e0895c', base: '#b85c38', shadow: '#803a25', deep: '#4a1e15' },
  },
  {
    outer: { light: '#e9e2d2', base: '#cfc4af', shadow: '#9d917d', deep: '#5f5648' },
    under: { light: '#e9e2d2', base: '#cfc4af', shadow: '#9d917d', deep: '#5f5648' },
  },
];

/** A hooded sweater with cords and a pocket. */
export function paintAmirBody(context: Context, wear: Wear): void {
  const { lightSide: light } = amirLook;
  paintHoodBehind(context, wear);
  paintNeck(context, amirLook, 74, 212);
  const outline = [
    ...bothSides([...shoulderHalf(324, 96, 262), [318, 1080]]),
    [-70, 318],
    [0, 352],
    [70, 318],
  ] as Point[];
  softFill(
    context,
    smoothShape(trace('-98,292 0,372 98,292 100,330 0,394 -100,330')),
    amirLook.skin.deep,
    8,
    0.24,
  );
  paintGarment(context, outline, wear.outer, light, () => {
    paintPattern(context, wear.outerPattern);
    paintFolds(
      context,
      [
        { line: trace('-226,420 -206,500 -206,620'), width: 20, strength: 0.9 },
        { line: trace('226,420 206,500 206,620'), width: 20, strength: 0.9 },
        { line: trace('-190,560 -120,640 -50,670'), width: 18, strength: 0.5 },
        { line: trace('190,560 124,640 54,674'), width: 18, strength: 0.5 },
        { line: trace('-200,680 -130,730 -70,740'), width: 16, strength: 0.4 },
        { line: trace('200,690 130,736 72,744'), width: 16, strength: 0.4 },
      ],
      wear.outer,
      light,
    );
    paintPocket(context, wear);
  });
  paintHood(context, light, wear);
  paintCords(context, wear);
}

function paintHoodBehind(context: Context, wear: Wear): void {
  const behind = smoothShape(trace('-150,290 -138,222 -96,176 0,160 96,176 138,222 150,290 90,300 -90,300'));
  context.fillStyle = wear.outer.shadow;
  fillPath(context, behind);
  inside(context, behind, () =>
    softFill(context, smoothShape(trace('-100,300 -80,220 0,190 80,220 100,300')), wear.outer.deep, 14, 0.8),
  );
}

function paintHood(context: Context, light: -1 | 1, wear: Wear): void {
  for (const side of [-1, 1] as const) {
    const at = (points: Point[]): Point[] => points.map(([x, y]) => [side * x, y]);
    const roll = smoothShape(
      at(trace('92,214 138,226 166,272 150,330 96,382 34,404 0,408 0,360 44,350 84,312 96,264')),
    );
    softFill(
      context,
      smoothShape(at(trace('150,260 176,300 150,360 90,410 20,430 0,430 0,400 80,370 140,310'))),
      wear.outer.deep,
      10,
      0.55,
    );
    context.fillStyle = linearFade(
      context,
      [at([[170, 0]])[0]![0], 220, at([[40, 0]])[0]![0], 400],
      side === light
        ? [wear.outer.light, wear.outer.base, wear.outer.shadow]
        : [wear.outer.base, wear.outer.shadow, wear.outer.shadow],
    );
    fillPath(context, roll);
    inside(context, roll, () => {
      softStroke(context, smoothLine(at(trace('96,230 100,290 70,342 0,366'))), wear.outer.deep, 12, 6, 0.6);
      softStroke(
        context,
        smoothLine(at(trace('150,250 150,312 104,366 30,396'))),
        wear.outer.light,
        6,
        4,
        side === light ? 0.7 : 0.35,
      );
    });
  }
}

function paintCords(context: Context, wear: Wear): void {
  for (const [line, end] of [
    [trace('-34,392 -40,450 -36,540'), [-36, 546]],
    [trace('34,392 42,460 38,520'), [38, 526]],
  ] as const) {
    softStroke(context, smoothLine(line.map(([x, y]): Point => [x + 4, y + 5])), wear.outer.deep, 9, 4, 0.5);
    softStroke(context, smoothLine(line), '#f2e6d6', 6.5, 0.5);
    softStroke(context, smoothLine([end, [end[0], end[1] + 16]]), '#cdb89f', 8, 0.4);
  }
}

function paintPocket(context: Context, wear: Wear): void {
  const pocket = smoothLine(trace('-150,1080 -146,900 -96,830 0,826 96,830 146,900 150,1080'));
  softStroke(context, pocket, wear.outer.deep, 7, 4, 0.55);
  softStroke(context, pocket, wear.outer.light, 3, 1.5, 0.5);
}
