import { smoothShape, type Point, trace } from '../../paint/curve.ts';
import { paintCroppedHair } from '../../paint/cropped-hair.ts';
import { paintHairLock } from '../../paint/hair-lock.ts';
import { paintRibbonLock } from '../../paint/ribbon-lock.ts';
import { between, seededRandom } from '../../paint/seeded-random.ts';
import { fillPath, type Context } from '../../paint/shade.ts';
import { kaiHair, kaiLook } from './kai-look.ts';

const cropped = { ...kaiHair, base: '#1a1a26', light: '#2e2f42', shine: '#3a3b52' };

/** Short sides; long hair on top, lifted off the forehead and swept to the right of the picture. */
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
  paintQuiff(context);
  paintStrays(context);
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

function paintStrays(context: Context): void {
  const strays: { middle: Point[]; widths: number[] }[] = [
    {
      middle: trace('-40,-152 -6,-146 16,-122 18,-92'),
      widths: [4, 13, 9, 1],
    },
    {
      middle: trace('-58,-146 -34,-142 -16,-122 -12,-100'),
      widths: [3, 9, 7, 1],
    },
    {
      middle: trace('110,-110 128,-84 133,-50 126,-14'),
      widths: [8, 18, 14, 1],
    },
  ];
  strays.forEach(({ middle, widths }, index) => {
    paintRibbonLock(
      context,
      { middle, widths, strands: 14, seed: 491 + index, shineAt: 0.4, shine: 0.4, edgeShade: 5, loose: 1 },
      kaiHair,
    );
  });
}
