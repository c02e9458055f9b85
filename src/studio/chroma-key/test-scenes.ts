import { createCanvas } from '@napi-rs/canvas';
import { between, seededRandom } from '../presenter/paint/seeded-random.ts';
import { glow, linearFade, type Context } from '../presenter/paint/shade.ts';
import { getPerson } from '../presenter/people/people.ts';
import { paintLeaf, paintPlant } from '../presenter/setting/foliage.ts';
import type { Picture } from '../raw-frames/picture.ts';
import { toPicture } from './test-plates.ts';

const [width, height] = [360, 640];
const leaf = { dark: '#24483f', base: '#3f7059', light: '#8db483' };
const grass = { dark: '#2f5d23', base: '#4f8f3a', light: '#9ccc6a' };

function paintWall(context: Context, colours: readonly string[]): void {
  context.fillStyle = linearFade(context, [0, 0, width, height], colours);
  context.fillRect(0, 0, width, height);
}

function paintHedge(context: Context, colours: typeof leaf): void {
  paintWall(context, [colours.dark, colours.dark]);
  const random = seededRandom(8);
  for (let index = 0; index < 900; index += 1) {
    context.save();
    context.translate(random() * width, random() * height);
    context.rotate(random() * 6.28);
    paintLeaf(context, between(random, 24, 44), between(random, 14, 22), 0.2, colours);
    context.restore();
  }
}

const ownSetting = (id: 'maya' | 'desmond' | 'ingrid' | 'kai') => (context: Context) => {
  context.scale(0.5, 0.5);
  getPerson(id).paintSetting(context);
};

/** Ordinary rooms and gardens, with plants and blue walls, without a screen. */
const scenes: Record<string, (context: Context) => void> = {
  'a home office': ownSetting('maya'),
  'a studio at night': ownSetting('desmond'),
  'a kitchen': ownSetting('ingrid'),
  'a loft at dusk': ownSetting('kai'),
  'a pale blue wall': (context) => paintWall(context, ['#9fb8d0', '#86a3c0', '#6f8fb0']),
  'a strong blue wall with plants': (context) => {
    paintWall(context, ['#4a7ab5', '#3b6ea8', '#2f5c90']);
    paintPlant(context, [20, 640], 380, leaf, { leaves: 13, spread: 0.95, seed: 14 });
    paintPlant(context, [340, 640], 420, leaf, { leaves: 13, spread: 0.95, seed: 4 });
  },
  'a sage wall with plants': (context) => {
    paintWall(context, ['#b5c9ae', '#9db89a', '#83a083']);
    paintPlant(context, [40, 560], 420, grass, { leaves: 15, spread: 1.1, seed: 3 });
    paintPlant(context, [330, 560], 420, grass, { leaves: 15, spread: 1.1, seed: 5 });
  },
  'a hedge': (context) => paintHedge(context, leaf),
  'sunlit leaves': (context) => paintHedge(context, grass),
  'a blue sky over a lawn': (context) => {
    paintWall(context, ['#3f7fc8', '#5f9bd8', '#b5d5ee']);
    context.fillStyle = '#4c8c3a';
    context.fillRect(0, height * 0.6, width, height);
    glow(context, 90, 120, 120, 60, '#ffffff', 0.9);
  },
};

/** `[name, picture]`, with a person's shape in the middle. */
export const drawScenes = (): [string, Picture][] =>
  Object.entries(scenes).map(([name, paint]) => {
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    paint(context);
    context.resetTransform();
    paintShape(context);
    return [name, readPicture(context)];
  });

/** A screen of one colour with a bright middle, and a person's shape. */
export function drawScreen(colour: string, dark: string): Picture {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  paintWall(context, [dark, dark]);
  glow(context, width / 2, height * 0.3, 400, 600, colour, 1);
  paintShape(context);
  return readPicture(context);
}

function paintShape(context: Context): void {
  context.fillStyle = '#c58f72';
  context.beginPath();
  context.ellipse(width / 2, height * 0.36, 56, 76, 0, 0, 7);
  context.fill();
  context.fillStyle = '#7b3b33';
  context.fillRect(80, height * 0.5, 200, height);
}

function readPicture(context: Context): Picture {
  const { data } = context.getImageData(0, 0, width, height);
  const random = seededRandom(3);
  const rgb = new Float32Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const grain = between(random, -10, 10);
    for (let channel = 0; channel < 3; channel += 1)
      rgb[pixel * 3 + channel] = data[pixel * 4 + channel]! + grain * (channel - 1);
  }
  return toPicture(rgb, width, height);
}
