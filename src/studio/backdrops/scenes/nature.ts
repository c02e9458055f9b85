import { between, seededRandom } from '../../presenter/paint/seeded-random.ts';
import { glow, linearFade, type Context } from '../../presenter/paint/shade.ts';
import { paintLeaf } from '../../presenter/setting/foliage.ts';
import type { Disc } from '../light-discs.ts';
import type { ScenePlane, Stage } from '../photograph.ts';

/** A park in the late afternoon: sun behind trees, a meadow, leaves close to the lens at the top. */
export const nature: readonly ScenePlane[] = [
  { blurPixels: 17, glare: 6, paint: paintPark },
  { blurPixels: 12, glare: 5, paint: paintTrees },
  { blurPixels: 15, glare: 2, paint: paintBranches },
];

function paintPark(context: Context, { width, height }: Stage): void {
  const meadow = height * 0.66;
  context.fillStyle = linearFade(
    context,
    [width, 0, 0, meadow],
    ['#fff6d2', '#e3eab4', '#a9c583', '#6f9a62'],
  );
  context.fillRect(0, 0, width, meadow + 20);
  const random = seededRandom(15);
  for (let index = 0; index < 90; index += 1) {
    const [x, y] = [random() * width, between(random, 0.3, 0.68) * height];
    const colour = ['#5f8c4f', '#86ad62', '#b7cc7c', '#3f6f48', '#d7dc92'][Math.floor(random() * 5)]!;
    glow(context, x, y, between(random, 40, 120), between(random, 30, 90), colour, 0.75);
  }
  context.fillStyle = linearFade(
    context,
    [0, meadow, 0, height],
    ['#b9cf72', '#8fb457', '#5f8a42', '#3a6234'],
  );
  context.fillRect(0, meadow, width, height);
  for (let index = 0; index < 26; index += 1) {
    const y = meadow + random() ** 1.6 * (height - meadow);
    const colour = random() < 0.5 ? '#dfe694' : '#436f38';
    glow(context, random() * width, y, between(random, 80, 240), between(random, 8, 22), colour, 0.5);
  }
  glow(context, width * 0.78, height * 0.2, width * 0.7, height * 0.34, '#fff3c0', 0.85);
}

/** Trunks and crowns, with the sky shining through gaps between leaves. */
function paintTrees(context: Context, { width, height }: Stage): void {
  const random = seededRandom(28);
  const meadow = height * 0.68;
  for (const [share, wide] of [
    [0.08, 54],
    [0.3, 26],
    [0.63, 22],
    [0.93, 44],
  ] as const) {
    const x = width * share;
    context.fillStyle = linearFade(context, [x, 0, x + wide, 0], ['#3c3323', '#5d4d33', '#a38a58']);
    context.beginPath();
    context.moveTo(x + wide * 0.2, 0);
    context.lineTo(x + wide * 0.8, 0);
    context.lineTo(x + wide * 1.1, meadow + wide);
    context.lineTo(x - wide * 0.1, meadow + wide);
    context.fill();
  }
  for (let index = 0; index < 230; index += 1) {
    const y = random() ** 1.5 * height * 0.42;
    const x = random() * width;
    const colour = ['#2f5a35', '#47793f', '#6f9d4b', '#98bb58', '#254a33'][Math.floor(random() * 5)]!;
    glow(context, x, y, between(random, 22, 62), between(random, 20, 52), colour, 0.72);
  }
  for (let index = 0; index < 64; index += 1) {
    context.fillStyle = random() < 0.6 ? '#fffbe6' : '#f6f3b4';
    context.beginPath();
    context.arc(width * (1 - random() ** 1.4), random() ** 1.2 * height * 0.4, between(random, 1.5, 5), 0, 7);
    context.fill();
  }
}

function paintBranches(context: Context, { width, height }: Stage): void {
  const random = seededRandom(36);
  for (let index = 0; index < 46; index += 1) {
    const isLeft = index % 3 !== 0;
    const reach = random() ** 1.5;
    context.save();
    context.translate(
      isLeft ? reach * width * 0.4 - 20 : width - reach * width * 0.26 + 20,
      random() ** 2 * height * 0.24 - 20,
    );
    context.rotate(between(random, 1.6, 4.2));
    const lit = random();
    paintLeaf(context, between(random, 70, 120), between(random, 34, 54), 0.3, {
      dark: '#1f4a2c',
      base: lit < 0.5 ? '#3f7a3a' : '#6c9f43',
      light: lit < 0.5 ? '#7fae50' : '#cfe07a',
    });
    context.restore();
  }
  glow(context, width, height * 0.1, width * 0.8, height * 0.6, '#fff0b0', 0.22);
}

/** Sunlight that flickers through the leaves. */
export function planSunDiscs({ width, height }: Stage): Disc[] {
  const random = seededRandom(63);
  return Array.from({ length: 44 }, (): Disc => ({
    x: width * (1 - random() ** 1.3),
    y: random() ** 1.3 * height * 0.52,
    radius: between(random, 14, 34),
    colour: ['#fff6c8', '#f2f0a0', '#d9ec9a', '#fffdf0'][Math.floor(random() * 4)]!,
    light: between(random, 0.25, 0.6),
    twinkle: between(random, 0.7, 1),
    beats: 1 + Math.floor(random() * 3),
    start: random(),
    crossings: 0,
  }));
}
