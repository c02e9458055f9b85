import { Path2D } from '@napi-rs/canvas';
import { box, ellipse, ridge, soft, type Form, type Point } from '../../../reel/vignettes/forms.ts';
import type { Kit } from './kit.ts';
import { merge } from './merge.ts';
import { blend, shade, tint } from './tone.ts';
import type { Pen } from './pen.ts';

/** Sky, sun or moon, stars and clouds, down to the horizon. */
export function paintSky(kit: Kit, low = kit.horizon + 4): void {
  const { width, flat, day } = kit;
  flat.form(box(-20, -20, width + 40, low + 20), day.skyHigh, { roundness: 0, outline: 0, fade: day.skyLow });
  if (day.dark > 0.8 && kit.weather === 'clear') paintStars(kit, low);
  paintSun(kit, low);
  paintClouds(kit, low);
}

function paintStars(kit: Kit, low: number): void {
  const random = kit.random('stars');
  const stars = Array.from({ length: 46 }, () =>
    ellipse(random() * kit.width, random() ** 1.4 * low * 0.8, (0.7 + random() * 1.5) * kit.brush.unit),
  );
  kit.flat.form(merge(stars), '#f4f3ff', { roundness: 0, outline: 0, alpha: 0.85 });
}

function paintSun(kit: Kit, low: number): void {
  const { day, width, flat } = kit;
  if (kit.weather !== 'clear' && kit.weather !== 'cloudy') return;
  const x = width * (kit.mirror > 0 ? 0.24 : 0.76);
  const y = low * (0.94 - 0.76 * day.sunHeight);
  const isMoon = day.dark > 0.8;
  const radius = Math.min(width, kit.height) * (isMoon ? 0.058 : 0.055);
  flat.glow(x, y, radius * (isMoon ? 5 : 7), day.sun, isMoon ? 0.6 : 0.25 + 0.5 * day.sunshine);
  flat.form(
    isMoon ? crescent(x, y, radius) : ellipse(x, y, radius),
    isMoon ? '#fbf6de' : tint(day.sun, 0.35),
    {
      roundness: 0,
      outline: 0,
      ...(isMoon && { material: 'light' }),
    },
  );
}

/** A crescent as one shape, so that the dark part of the moon is plain sky in every style. */
function crescent(x: number, y: number, radius: number): Form {
  const degrees = Math.PI / 180;
  const at = (angle: number, share: number): Point => [
    x + radius * share * Math.cos(angle * degrees),
    y + radius * share * Math.sin(angle * degrees),
  ];
  const path = new Path2D();
  path.arc(x, y, radius, 65 * degrees, 235 * degrees);
  path.quadraticCurveTo(...at(150, 0.3), ...at(65, 1));
  path.closePath();
  return { path, x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
}

const cloudCount = { clear: 3, cloudy: 8, rain: 9, snow: 8, fog: 4, storm: 10 } as const;

function paintClouds(kit: Kit, low: number): void {
  const random = kit.random('clouds');
  for (let index = 0; index < cloudCount[kit.weather]; index += 1) {
    const size = kit.width * (0.2 + random() * 0.35) * (kit.weather === 'clear' ? 0.7 : 1.2);
    const y = low * (0.12 + random() * 0.62);
    const x = ((random() * 1.4 - 0.3) * kit.width + kit.seconds * 3 * kit.brush.unit) % (kit.width * 1.5);
    paintCloud(kit.flat.move(x, y), size, kit.day.cloud, kit.weather === 'clear' ? 0.85 : 0.6);
  }
}

function paintCloud(pen: Pen, width: number, colour: string, alpha: number): void {
  const high = width * 0.22;
  const puffs: Point[] = [
    [0, 0],
    [width * 0.1, -high * 0.6],
    [width * 0.28, -high * 0.7],
    [width * 0.46, -high * 1.3],
    [width * 0.68, -high * 0.85],
    [width * 0.86, -high * 0.5],
    [width, 0],
    [width * 0.5, high * 0.12],
  ];
  pen.form(soft(...puffs), colour, { roundness: 0.3, outline: 0.5, alpha, fade: shade(colour, 0.12) });
}

/** Rolling ground against the sky; `rise` in pixels above the line y. */
export function paintRidge(kit: Kit, name: string, y: number, rise: number, colour: string, peaks = 5): void {
  const random = kit.random(name);
  const points: Point[] = [];
  const count = peaks * 2;
  for (let index = 0; index <= count; index += 1) {
    points.push([
      -40 + ((kit.width + 80) * (index + (random() - 0.5) * 0.5)) / count,
      y - rise * ((index % 2) * (0.55 + 0.45 * random()) + random() * 0.15),
    ]);
  }
  const low = y + rise * 0.2 + 6;
  kit.flat.form(ridge(low, [-60, points[0]![1]], ...points, [kit.width + 60, points.at(-1)![1]]), colour, {
    roundness: 0,
    outline: 0.6,
    fade: blend(colour, kit.day.haze, 0.35),
  });
}

/** The colour at a distance `far` (0…1), faded by haze. */
export const hazed = (kit: Kit, colour: string, far: number): string => blend(colour, kit.day.haze, far);

/** Blocks of houses against the sky, with lit windows at night. They stand on y; heights in pixels. */
export function paintSkyline(
  kit: Kit,
  name: string,
  y: number,
  tallest: number,
  colour: string,
  left = -10,
  right = kit.width + 10,
): void {
  const random = kit.random(name);
  const lit = kit.day.lamps ? '#ffd98a' : tint(colour, 0.3);
  for (let x = left; x < right;) {
    const width = tallest * (0.18 + random() * 0.22);
    const high = tallest * (0.35 + random() * 0.65);
    const tone = blend(colour, shade(colour, 0.4), random() * 0.5);
    kit.flat.form(box(x, y - high, width, high + 6), tone, {
      roundness: 0,
      outline: 0.5,
      fade: blend(tone, kit.day.haze, 0.25),
    });
    const cell = Math.max(4, width / 5);
    const windows: Form[] = [];
    for (let row = 1; row * cell * 1.5 < high - cell; row += 1)
      for (let column = 0; column < 4; column += 1)
        if (random() < (kit.day.lamps ? 0.45 : 0.55))
          windows.push(
            box(
              x + width * 0.12 + column * width * 0.2,
              y - high + row * cell * 1.5,
              width * 0.11,
              cell * 0.7,
            ),
          );
    if (windows.length > 0)
      kit.flat.form(merge(windows), lit, { roundness: 0, outline: 0, alpha: kit.day.lamps ? 0.9 : 0.5 });
    x += width * (0.9 + random() * 0.25);
  }
}
