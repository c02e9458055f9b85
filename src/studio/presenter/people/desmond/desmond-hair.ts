import { smoothLine, smoothShape, trace } from '../../paint/curve.ts';
import { beardDirection, paintCroppedHair } from '../../paint/cropped-hair.ts';
import { inside, softFill, softStroke, type Context } from '../../paint/shade.ts';
import { desmondHair, desmondLook } from './desmond-look.ts';

const lightSide = desmondLook.lightSide;

/** Cropped silver hair that recedes a little at the temples. */
export function paintDesmondHair(context: Context): void {
  const crown = smoothShape(
    trace(
      '-140,6 -144,-60 -136,-130 -92,-186 -20,-212 50,-208 108,-176 138,-122 144,-56 140,6 128,0 127,-52 118,-92 92,-118 70,-142 30,-150 -20,-151 -66,-143 -94,-118 -118,-90 -127,-50 -128,0',
    ),
  );
  paintCroppedHair(
    context,
    {
      region: crown,
      bounds: [-146, -214, 146, 8],
      curls: 3600,
      size: 3.6,
      seed: 301,
      softness: 3.5,
      density: 0.95,
      lightSide,
    },
    desmondHair,
  );
  inside(context, crown, () => {
    softFill(
      context,
      smoothShape(trace('60,-220 160,-150 160,20 122,10 126,-70 100,-130')),
      desmondHair.dark,
      14,
      0.55,
    );
    softStroke(
      context,
      smoothLine(trace('-136,-60 -128,-124 -88,-176 -20,-202')),
      desmondHair.shine,
      12,
      8,
      0.5,
    );
  });
}

/** A short beard from the sideburns round the chin, and a moustache. */
export function paintDesmondBeard(context: Context): void {
  const beard = smoothShape(
    trace(
      '-134,8 -122,20 -116,66 -98,98 -76,102 -52,90 -18,95 8,94 50,90 76,103 96,98 114,66 120,20 132,8 134,70 126,124 104,172 68,208 32,222 0,224 -34,222 -70,208 -106,172 -128,124 -136,70',
    ),
  );
  paintCroppedHair(
    context,
    {
      region: beard,
      bounds: [-138, 4, 136, 226],
      curls: 3400,
      size: 2.4,
      seed: 317,
      softness: 5,
      density: 0.86,
      lightSide,
      direction: beardDirection,
    },
    desmondHair,
  );
  inside(context, beard, () => {
    softFill(context, smoothShape(trace('60,90 140,40 140,230 0,236 50,200 90,150')), '#2a2524', 14, 0.45);
    softFill(context, smoothShape(trace('-40,236 40,236 60,206 0,214 -60,206')), '#2a2524', 9, 0.4);
  });
}

export function paintDesmondGlasses(context: Context): void {
  const centre = 62;
  for (const side of [-1, 1]) {
    const lens = smoothShape([
      [side * (centre - 40), -24],
      [side * (centre - 10), -31],
      [side * (centre + 24), -30],
      [side * (centre + 45), -20],
      [side * (centre + 44), 14],
      [side * (centre + 22), 38],
      [side * (centre - 12), 40],
      [side * (centre - 38), 20],
    ]);
    softStroke(context, lens, '#1a0c08', 9, 5, 0.35);
    inside(context, lens, () => {
      softFill(
        context,
        smoothShape([
          [side * centre - 60, -50],
          [side * centre - 14, -50],
          [side * centre - 44, 60],
          [side * centre - 90, 60],
        ]),
        '#ffffff',
        3,
        0.13,
      );
      softFill(
        context,
        smoothShape([
          [side * centre - 2, -50],
          [side * centre + 8, -50],
          [side * centre - 22, 60],
          [side * centre - 32, 60],
        ]),
        '#ffffff',
        2,
        0.1,
      );
    });
    softStroke(context, lens, '#2b160d', 7, 0.4);
    softStroke(context, lens, '#6d3c1d', 3.6, 1.4, 0.9);
    softStroke(
      context,
      smoothLine([
        [side * centre - 36, -24],
        [side * centre - 10, -32],
        [side * centre + 18, -31],
      ]),
      '#d49a5c',
      1.6,
      0.8,
      0.8,
    );
    softStroke(
      context,
      smoothLine([
        [side * (centre + 45), -14],
        [side * (side < 0 ? 124 : 110), -16],
        [side * (side < 0 ? 146 : 116), -12],
      ]),
      '#2b160d',
      7,
      0.6,
    );
    softStroke(
      context,
      smoothLine([
        [side * (centre + 46), -16],
        [side * (side < 0 ? 124 : 110), -18],
        [side * (side < 0 ? 142 : 115), -15],
      ]),
      '#8a5128',
      2,
      0.8,
      0.8,
    );
  }
  softStroke(context, smoothLine(trace('-24,-14 -10,-22 10,-22 24,-14')), '#2b160d', 7, 0.5);
  softStroke(context, smoothLine(trace('-22,-17 -9,-24 9,-24 22,-17')), '#a5683a', 2, 0.8, 0.9);
}
