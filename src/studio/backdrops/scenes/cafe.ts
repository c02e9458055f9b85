import { between, seededRandom } from '../../presenter/paint/seeded-random.ts';
import { glow, linearFade, type Context } from '../../presenter/paint/shade.ts';
import { paintPlant } from '../../presenter/setting/foliage.ts';
import { paintVessel } from '../../presenter/setting/furniture.ts';
import type { ScenePlane, Stage } from '../photograph.ts';

const leaf = { dark: '#16241b', base: '#3b5a3a', light: '#8fa466' };

/** An evening café: tiled wall, lit shelves of bottles and cups, a counter, bare bulbs in front. */
export const cafe: readonly ScenePlane[] = [
  { blurPixels: 12, glare: 3, paint: paintBack },
  { blurPixels: 10, glare: 3, paint: paintCounter },
  { blurPixels: 20, paint: paintHalos },
  { blurPixels: 17, glare: 5, paint: paintBulbs },
  {
    blurPixels: 16,
    paint: (context, { height }) =>
      paintPlant(context, [30, height * 0.99], Math.min(380, height * 0.34), leaf, {
        leaves: 14,
        spread: 0.9,
        seed: 3,
        slender: 0.36,
      }),
  },
];

function paintBack(context: Context, { width, height }: Stage): void {
  context.fillStyle = linearFade(context, [0, 0, 0, height], ['#2a211d', '#4b3a2f', '#6a4e3b', '#3a2a22']);
  context.fillRect(0, 0, width, height);
  const counter = height * 0.68;
  const random = seededRandom(44);
  for (let y = height * 0.34; y < counter; y += 26) {
    for (let x = -30 + ((y / 26) % 2) * 27; x < width; x += 54) {
      const tone = between(random, 0.82, 1.1);
      context.fillStyle = `rgb(${Math.round(62 * tone)},${Math.round(84 * tone)},${Math.round(80 * tone)})`;
      context.fillRect(x, y, 51, 23);
    }
  }
  glow(context, width * 0.3, height * 0.44, width * 0.5, height * 0.22, '#ffc987', 0.32);
  glow(context, width * 0.85, height * 0.44, width * 0.4, height * 0.22, '#ffb56b', 0.3);
  for (const y of [height * 0.4, height * 0.53]) paintShelf(context, width, y, Math.round(y));
  paintWindow(context, width, height);
  glow(context, width * 0.5, -20, width * 0.8, height * 0.25, '#120c0a', 0.6, 'multiply');
}

function paintShelf(context: Context, width: number, y: number, seed: number): void {
  const random = seededRandom(seed);
  const from = width * 0.3;
  glow(context, width * 0.66, y - 30, width * 0.42, 96, '#ffcf8e', 0.55);
  for (let x = from + 14; x < width + 40; x += between(random, 34, 62)) {
    const kind = random();
    const tall = between(random, 54, 92);
    const colour = ['#5a3a22', '#2f4a3a', '#b98546', '#e9dcc6', '#7a2f22', '#d9a35a'][
      Math.floor(random() * 6)
    ]!;
    if (kind < 0.55) paintVessel(context, x, y, tall, [5, 6, 7, 15, 16, 16], colour);
    else paintVessel(context, x, y, tall * 0.42, [18, 17, 13], '#f1e7d8');
    if (random() < 0.5) glow(context, x - 4, y - tall * 0.5, 7, 12, '#ffffff', 0.95);
  }
  context.fillStyle = linearFade(context, [0, y, 0, y + 16], ['#c08a55', '#6e4526']);
  context.fillRect(from, y, width, 14);
  context.fillStyle = '#fff0cf';
  context.fillRect(from, y + 14, width, 3);
}

/** The street outside at dusk, at the left. */
function paintWindow(context: Context, width: number, height: number): void {
  const [right, top, bottom] = [width * 0.24, height * 0.16, height * 0.68];
  context.fillStyle = linearFade(context, [0, top, 0, bottom], ['#5b7593', '#8aa0b2', '#c9b59c', '#7e6a5a']);
  context.fillRect(-10, top, right, bottom - top);
  const random = seededRandom(5);
  for (let index = 0; index < 16; index += 1) {
    const colour = ['#ffd9a0', '#ff9d6b', '#ffffff', '#ffc36e'][Math.floor(random() * 4)]!;
    const [x, y] = [between(random, 0, right - 20), between(random, top + (bottom - top) * 0.4, bottom - 20)];
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x, y, between(random, 2, 4.5), 0, 7);
    context.fill();
  }
  context.fillStyle = '#1d1613';
  context.fillRect(right - 12, top - 14, 18, bottom - top + 14);
  context.fillRect(-10, top - 14, right + 10, 16);
  context.fillRect(right * 0.45, top, 9, bottom - top);
}

function paintCounter(context: Context, { width, height }: Stage): void {
  const top = height * 0.68;
  context.fillStyle = linearFade(context, [0, top, 0, height], ['#5d3d28', '#3a251a', '#1f1410']);
  context.fillRect(0, top + 20, width, height);
  for (let x = 10; x < width; x += 64) {
    context.fillStyle = 'rgba(18,11,8,0.5)';
    context.fillRect(x, top + 24, 8, height);
  }
  context.fillStyle = linearFade(context, [0, top, 0, top + 26], ['#e2b27c', '#a8733f', '#54351e']);
  context.fillRect(0, top, width, 26);
  // The coffee machine.
  const machine = width * 0.74;
  context.fillStyle = linearFade(
    context,
    [machine, 0, machine + 190, 0],
    ['#6e7173', '#e9ebec', '#9a9d9f', '#c9cbcc', '#55585a'],
  );
  context.fillRect(machine, top - 120, 190, 120);
  context.fillStyle = '#2a2624';
  context.fillRect(machine + 14, top - 72, 162, 50);
  context.fillStyle = '#ffffff';
  context.fillRect(machine + 14, top - 112, 150, 7);
  for (const x of [0.06, 0.13, 0.2]) paintVessel(context, width * x, top, 44, [26, 25, 18], '#f6ede0');
  glow(context, width * 0.35, top + 6, width * 0.3, 26, '#ffe3b4', 0.7);
}

/** Each bulb's place, in widths and heights. */
const bulbs = [
  [0.12, 0.2],
  [0.36, 0.12],
  [0.66, 0.16],
  [0.9, 0.24],
] as const;

function paintHalos(context: Context, { width, height }: Stage): void {
  for (const [x, y] of bulbs) {
    glow(context, x * width, y * height, 230, 230, '#ffa850', 0.2);
    glow(context, x * width, y * height, 90, 90, '#ffc880', 0.3);
  }
}

function paintBulbs(context: Context, { width, height }: Stage): void {
  for (const [x, y] of bulbs) {
    context.fillStyle = 'rgba(15,10,8,0.9)';
    context.fillRect(x * width - 2, 0, 4, y * height - 30);
    context.fillStyle = '#fff3d8';
    context.beginPath();
    context.arc(x * width, y * height, 15, 0, 7);
    context.fill();
  }
}
