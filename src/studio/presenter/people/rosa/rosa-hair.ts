import { mixColours } from '../../paint/colour.ts';
import { smoothShape, type Point, trace } from '../../paint/curve.ts';
import { paintHairLock } from '../../paint/hair-lock.ts';
import { paintRibbonLock } from '../../paint/ribbon-lock.ts';
import { fillPath, type Context } from '../../paint/shade.ts';
import { rosaHair } from './rosa-look.ts';

export function paintRosaBackHair(context: Context): void {
  context.fillStyle = mixColours(rosaHair.dark, rosaHair.base, 0.2);
  fillPath(
    context,
    smoothShape(
      trace(
        '0,-214 104,-198 166,-128 180,-30 172,60 140,122 80,150 0,156 -80,150 -140,122 -172,60 -180,-30 -166,-128 -104,-198',
      ),
    ),
  );
}

/** Short silver waves, parted on the right of the picture and brushed back over the ears. */
export function paintRosaFrontHair(context: Context): void {
  const waves: { middle: Point[]; widths: number[]; seed: number }[] = [
    {
      middle: trace('-20,-190 -104,-160 -154,-84 -168,-4 -164,66 -124,128'),
      widths: [24, 52, 50, 46, 44, 6],
      seed: 511,
    },
    {
      middle: trace('-20,-176 -92,-140 -136,-70 -148,0 -146,56 -112,104'),
      widths: [18, 36, 36, 36, 34, 4],
      seed: 512,
    },
    {
      middle: trace('70,-188 132,-146 162,-76 170,0 164,68 124,130'),
      widths: [24, 48, 48, 46, 44, 6],
      seed: 513,
    },
    {
      middle: trace('72,-172 120,-126 144,-62 152,0 148,58 112,106'),
      widths: [18, 34, 34, 36, 34, 4],
      seed: 514,
    },
  ];
  for (const wave of waves)
    paintRibbonLock(
      context,
      { ...wave, strands: 80, wave: 11, shineAt: 0.4, shine: 0.6, loose: 7, edgeShade: 16 },
      rosaHair,
    );
  paintHairLock(
    context,
    {
      outer: trace('48,-200 -50,-232 -136,-186 -176,-100 -180,-20 -162,52'),
      inner: trace('44,-158 -22,-166 -88,-134 -122,-76 -136,-8 -142,50'),
      strands: 170,
      seed: 521,
      wave: 12,
      shineAt: 0.36,
      shine: 0.8,
      loose: 9,
    },
    rosaHair,
  );
  paintHairLock(
    context,
    {
      outer: trace('14,-210 104,-218 164,-156 182,-76 176,4 154,68'),
      inner: trace('30,-160 84,-150 116,-108 132,-52 140,8 142,62'),
      strands: 110,
      seed: 523,
      wave: 10,
      shineAt: 0.34,
      shine: 0.7,
      loose: 7,
    },
    rosaHair,
  );
  paintRibbonLock(
    context,
    {
      middle: trace('50,-178 -16,-172 -70,-140 -108,-92 -128,-34'),
      widths: [6, 30, 34, 26, 3],
      strands: 50,
      seed: 531,
      wave: 8,
      shineAt: 0.45,
      shine: 0.8,
      loose: 4,
      edgeShade: 12,
    },
    rosaHair,
  );
}
