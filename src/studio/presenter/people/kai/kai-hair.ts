import { smoothShape, type Point, trace } from '../../paint/curve.ts';
import { paintCroppedHair } from '../../paint/cropped-hair.ts';
import { paintHairLock } from '../../paint/hair-lock.ts';
import { paintRibbonLock } from '../../paint/ribbon-lock.ts';
import { between, seededRandom } from '../../paint/seeded-random.ts';
import { fillPath, type Context } from '../../paint/shade.ts';
import { kaiHair, kaiLook } from './kai-look.ts';

const cropped = { ...kaiHair, base: '#1a1a26', light: '#2e2f42', shine: '#3a3b52' };

/** Short sides; long hair on top, swept over the forehead to the right of the picture. */
export function paintKaiHair(context: Context): void {
  paintSides(context);
  context.fillStyle = kaiHair.dark;
  fillPath(
    context,
    smoothShape(
      trace(
        '-131,-70 -140,-130 -110,-196 -40,-230 50,-234 122,-196 146,-130 134,-60 120,-92 86,-122 20,-138 -50,-134 -106,-106',
      ),
    ),
  );
  paintHairLock(
    context,
    {
      outer: trace('-134,-100 -124,-180 -54,-238 48,-246 128,-200 154,-120 138,-48'),
      inner: trace('-118,-100 -88,-138 -32,-152 30,-150 84,-130 116,-98 127,-58'),
      strands: 240,
      seed: 419,
      wave: 3,
      shineAt: 0.34,
      shine: 0.5,
      loose: 6,
    },
    kaiHair,
  );
  paintFringe(context);
  paintQuiff(context);
}

function paintSides(context: Context): void {
  for (const side of [-1, 1] as const) {
    const at = (points: Point[]): Point[] => points.map(([x, y]) => [side * x, y]);
    const region = smoothShape(at(trace('128,-112 138,-64 138,-20 134,8 130,10 127,-12 122,-46 110,-94')));
    paintCroppedHair(
      context,
      {
        region,
        bounds: [side < 0 ? -144 : 108, -112, side < 0 ? -108 : 144, 30],
        curls: 700,
        size: 1.5,
        seed: 401 + side,
        softness: 5,
        density: 0.95,
        lightSide: kaiLook.lightSide,
      },
      cropped,
    );
  }
}

/** Locks that rise from the hairline and fall to the side; locks near the parting are on top. */
function paintQuiff(context: Context): void {
  const random = seededRandom(433);
  for (let index = 0; index < 13; index += 1) {
    const t = 1 - index / 12;
    const x = -104 + 160 * t;
    const y = -120 - Math.sin((t * 0.8 + 0.16) * Math.PI) * 40;
    const lift = between(random, 48, 78) * (0.6 + 0.4 * Math.sin((t * 0.7 + 0.3) * Math.PI));
    const reach = between(random, 74, 124) * (1 - 0.45 * t);
    const fall = 12 + 62 * t;
    const middle: Point[] = [
      [x, y - 4],
      [x + reach * 0.1, y - lift * 0.72],
      [x + reach * 0.5, y - lift],
      [x + reach * 0.86, y - lift * 0.62 + fall * 0.2],
      [x + reach, y - lift * 0.3 + fall * 0.62],
    ];
    paintRibbonLock(
      context,
      {
        middle,
        widths: [2, 30, 40, 26, 2],
        strands: 44,
        seed: 461 + index,
        wave: 2,
        shineAt: 0.4,
        shine: 0.55,
        edgeShade: 11,
        loose: 2,
      },
      kaiHair,
    );
  }
}

/** A fringe swept to the right, which hides the hairline; its tips are uneven, and locks near the parting are on top. */
function paintFringe(context: Context): void {
  const locks: { middle: Point[]; widths: number[] }[] = [
    { middle: trace('70,-172 106,-150 124,-116 127,-70'), widths: [12, 30, 22, 2] },
    { middle: trace('46,-174 88,-156 112,-126 118,-98'), widths: [12, 34, 28, 2] },
    { middle: trace('20,-174 62,-164 96,-134 108,-82'), widths: [12, 36, 30, 2] },
    { middle: trace('2,-174 36,-168 66,-148 76,-112'), widths: [12, 34, 27, 2] },
    { middle: trace('-30,-172 14,-168 52,-138 66,-80'), widths: [12, 38, 30, 2] },
    { middle: trace('-44,-170 -14,-168 14,-148 22,-116'), widths: [12, 34, 26, 2] },
    { middle: trace('-66,-166 -34,-164 -2,-140 22,-92'), widths: [12, 36, 28, 2] },
    { middle: trace('-86,-160 -60,-156 -40,-136 -34,-114'), widths: [10, 30, 22, 2] },
    { middle: trace('-82,-162 -92,-148 -88,-128 -58,-100'), widths: [10, 28, 24, 2] },
    { middle: trace('-88,-164 -112,-144 -118,-116 -100,-92'), widths: [12, 30, 24, 2] },
    { middle: trace('-96,-162 -122,-138 -128,-100 -126,-62'), widths: [12, 24, 18, 2] },
  ];
  locks.forEach(({ middle, widths }, index) => {
    paintRibbonLock(
      context,
      {
        middle,
        widths,
        strands: 34,
        seed: 491 + index,
        wave: 1,
        shineAt: 0.35,
        shine: 0.45,
        edgeShade: 9,
        loose: 2,
      },
      kaiHair,
    );
  });
}
