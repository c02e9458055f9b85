import { mixColours } from '../../paint/colour.ts';
import { smoothShape, type Point, trace } from '../../paint/curve.ts';
import { paintHairLock } from '../../paint/hair-lock.ts';
import { paintRibbonLock } from '../../paint/ribbon-lock.ts';
import { fillPath, inside, softFill, type Context } from '../../paint/shade.ts';
import { mayaHair } from './maya-look.ts';

export function paintMayaBackHair(context: Context): void {
  const mass = smoothShape(
    trace(
      '0,-205 96,-192 156,-128 180,-20 188,110 200,220 182,310 120,350 0,330 -120,350 -190,320 -206,220 -192,110 -182,-20 -156,-128 -96,-192',
    ),
  );
  context.fillStyle = mixColours(mayaHair.dark, mayaHair.base, 0.35);
  fillPath(context, mass);
  inside(context, mass, () => {
    softFill(context, smoothShape(trace('-90,60 90,60 100,330 0,360 -100,330')), '#150b0b', 30, 0.55);
  });
  const waves: [number, number, number, number, number][] = [
    [-1, 118, 190, 398, 1],
    [1, 116, 184, 392, 2],
    [-1, 150, 214, 352, 3],
    [1, 146, 206, 346, 4],
  ];
  for (const [side, start, out, length, seed] of waves) {
    const middle: Point[] = [
      [side * start * 0.8, -40],
      [side * (start + 14), 60],
      [side * (out - 26), 150],
      [side * out, 240],
      [side * (out - 38), 320],
      [side * (out - 52), length],
    ];
    paintRibbonLock(
      context,
      {
        middle,
        widths: [30, 60, 74, 66, 44, 3],
        strands: 60,
        seed: 700 + seed,
        wave: 3,
        shineAt: 0.62,
        shine: 0.35,
        loose: 6,
        edgeShade: 20,
      },
      mayaHair,
    );
  }
}

/** The parting is slightly to the right of the picture; the longer side falls to the left. */
export function paintMayaFrontHair(context: Context): void {
  paintHairLock(
    context,
    {
      outer: trace('34,-204 112,-196 162,-124 182,-20 178,80 190,170 196,250'),
      inner: trace('30,-166 78,-138 112,-84 127,-20 140,60 130,150 150,240'),
      strands: 150,
      seed: 31,
      wave: 5,
      shineAt: 0.3,
      shine: 0.62,
      loose: 8,
    },
    mayaHair,
  );
  paintHairLock(
    context,
    {
      outer: trace('40,-203 -60,-220 -146,-164 -184,-56 -186,70 -202,170 -206,260'),
      inner: trace('34,-164 -30,-136 -94,-88 -128,-24 -147,56 -134,150 -156,250'),
      strands: 190,
      seed: 47,
      wave: 5,
      shineAt: 0.28,
      shine: 0.66,
      loose: 10,
    },
    mayaHair,
  );
  paintFallingWaves(context);
  paintRibbonLock(
    context,
    {
      middle: trace('34,-184 -40,-152 -104,-92 -136,-14 -146,60 -136,130'),
      widths: [6, 26, 30, 26, 16, 2],
      strands: 34,
      seed: 61,
      shineAt: 0.45,
      shine: 0.6,
      loose: 3,
      edgeShade: 10,
    },
    mayaHair,
  );
  paintRibbonLock(
    context,
    {
      middle: trace('36,-182 84,-146 122,-78 139,0 145,70 134,124'),
      widths: [4, 18, 22, 20, 12, 2],
      strands: 26,
      seed: 67,
      shineAt: 0.4,
      shine: 0.5,
      loose: 2,
      edgeShade: 8,
    },
    mayaHair,
  );
}

function paintFallingWaves(context: Context): void {
  const waves: { middle: Point[]; widths: number[]; seed: number }[] = [
    {
      middle: trace('-166,-40 -174,100 -196,240 -176,330 -196,400 -178,452'),
      widths: [4, 60, 68, 58, 36, 2],
      seed: 81,
    },
    {
      middle: trace('-152,-10 -144,130 -158,240 -136,320 -150,390 -132,428'),
      widths: [3, 40, 52, 46, 30, 2],
      seed: 82,
    },
    {
      middle: trace('-180,40 -206,200 -214,290 -206,350 -222,396'),
      widths: [3, 32, 38, 26, 2],
      seed: 83,
    },
    {
      middle: trace('162,-40 166,100 182,240 164,330 182,392 166,440'),
      widths: [4, 56, 62, 54, 34, 2],
      seed: 84,
    },
    {
      middle: trace('146,-10 140,130 148,235 132,310 144,372 130,410'),
      widths: [3, 36, 46, 40, 26, 2],
      seed: 85,
    },
    {
      middle: trace('176,40 196,200 202,285 194,340 210,384'),
      widths: [3, 30, 36, 24, 2],
      seed: 86,
    },
  ];
  for (const { middle, widths, seed } of waves) {
    paintRibbonLock(
      context,
      { middle, widths, strands: 54, seed, wave: 3, shineAt: 0.42, shine: 0.45, loose: 5, edgeShade: 16 },
      mayaHair,
    );
  }
}
