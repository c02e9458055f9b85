import { mixColours } from '../../paint/colour.ts';
import { smoothShape, type Point, trace } from '../../paint/curve.ts';
import { paintHairLock } from '../../paint/hair-lock.ts';
import { paintRibbonLock } from '../../paint/ribbon-lock.ts';
import { fillPath, type Context } from '../../paint/shade.ts';
import { ingridHair } from './ingrid-look.ts';

export function paintIngridBackHair(context: Context): void {
  context.fillStyle = mixColours(ingridHair.dark, ingridHair.base, 0.25);
  fillPath(
    context,
    smoothShape(
      trace(
        '0,-206 100,-190 158,-120 178,-20 180,80 170,160 130,214 60,190 0,170 -60,190 -130,214 -170,160 -180,80 -178,-20 -158,-120 -100,-190',
      ),
    ),
  );
}

/** A jaw-length bob, parted on the left, with a long fringe swept to the right. */
export function paintIngridFrontHair(context: Context): void {
  const bob: { middle: Point[]; widths: number[]; seed: number; shineAt: number }[] = [
    {
      middle: trace('-60,-186 -132,-128 -160,-30 -164,70 -158,150 -120,214'),
      widths: [30, 52, 54, 58, 50, 6],
      seed: 201,
      shineAt: 0.38,
    },
    {
      middle: trace('-50,-180 -116,-116 -142,-30 -148,60 -142,140 -104,196'),
      widths: [20, 40, 40, 44, 38, 4],
      seed: 202,
      shineAt: 0.36,
    },
    {
      middle: trace('60,-188 134,-126 160,-30 164,70 160,150 122,216'),
      widths: [30, 54, 54, 58, 50, 6],
      seed: 203,
      shineAt: 0.38,
    },
    {
      middle: trace('60,-176 118,-112 142,-26 149,60 144,140 104,198'),
      widths: [20, 40, 40, 44, 38, 4],
      seed: 204,
      shineAt: 0.36,
    },
  ];
  for (const lock of bob)
    paintRibbonLock(
      context,
      { ...lock, strands: 90, wave: 3, shine: 0.7, loose: 5, edgeShade: 18 },
      ingridHair,
    );
  paintHairLock(
    context,
    {
      outer: trace('-44,-196 -110,-178 -156,-112 -178,-20 -182,70 -174,146 -136,206'),
      inner: trace('-36,-158 -74,-128 -108,-74 -127,-10 -142,66 -146,136 -134,204'),
      strands: 120,
      seed: 211,
      wave: 3,
      shineAt: 0.32,
      shine: 0.85,
      loose: 6,
    },
    ingridHair,
  );
  paintHairLock(
    context,
    {
      outer: trace('-46,-197 40,-222 126,-182 172,-94 184,10 182,100 140,208'),
      inner: trace('-40,-156 10,-140 66,-108 108,-58 132,6 148,90 138,206'),
      strands: 190,
      seed: 223,
      wave: 4,
      shineAt: 0.34,
      shine: 0.9,
      loose: 8,
    },
    ingridHair,
  );
  paintRibbonLock(
    context,
    {
      middle: trace('-44,-176 14,-150 76,-106 118,-46 138,20 134,84'),
      widths: [8, 40, 44, 36, 22, 2],
      strands: 60,
      seed: 231,
      wave: 2,
      shineAt: 0.45,
      shine: 0.8,
      loose: 4,
      edgeShade: 12,
    },
    ingridHair,
  );
  paintRibbonLock(
    context,
    {
      middle: trace('-46,-176 -84,-134 -116,-70 -134,0 -130,60'),
      widths: [6, 26, 28, 20, 2],
      strands: 36,
      seed: 237,
      wave: 2,
      shineAt: 0.45,
      shine: 0.7,
      loose: 3,
      edgeShade: 10,
    },
    ingridHair,
  );
}
