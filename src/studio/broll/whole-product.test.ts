import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VideoFormat } from '../ffmpeg/video-formats.ts';
import type { Film, Layer } from '../motion/film.ts';
import { openFilm } from '../motion/open-film.ts';
import type { BrollStyle } from './plan/broll-styles.ts';
import { stageFilm } from './stage-film.ts';
import { endColours, writeProductPhoto, type ProductPhoto } from './test-products.ts';

/** Near a border, with a handle, tall, small, and in front of a busy background. */
const products: ProductPhoto[] = [
  { kind: 'shoe', width: 1_200, height: 800, box: { left: 0.03, top: 0.3, right: 0.97, bottom: 0.75 } },
  { kind: 'mug', width: 620, height: 620, box: { left: 0.15, top: 0.25, right: 0.93, bottom: 0.8 } },
  { kind: 'bottle', width: 800, height: 1_300, box: { left: 0.32, top: 0.05, right: 0.68, bottom: 0.94 } },
  {
    kind: 'ring',
    width: 1_500,
    height: 1_100,
    box: { left: 0.3, top: 0.2, right: 0.66, bottom: 0.75 },
    background: 'blurred',
  },
];

let folder: string;
let photos: { path: string; text: string }[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hookline-whole-'));
  photos = await Promise.all(
    products.map(async (product, index) => ({
      path: await writeProductPhoto(path.join(folder, `${index}.jpg`), product),
      text: index % 2 === 0 ? 'Made by hand in Porto' : '',
    })),
  );
});
afterAll(() => rm(folder, { recursive: true }));

const staged = new Map<string, Promise<Film>>();

/** Several tests look at the same film; finding the products in its photos takes longer than drawing the frames. */
function stage(style: BrollStyle, format: VideoFormat): Promise<Film> {
  const name = `${style} ${format}`;
  const film = staged.get(name) ?? stageInOwnFolder(style, format);
  staged.set(name, film);
  return film;
}

async function stageInOwnFolder(style: BrollStyle, format: VideoFormat): Promise<Film> {
  const own = await mkdtemp(path.join(folder, 'film-'));
  return (await stageFilm({ photos, style, format, frames: 240, stills: 0, folder: own })).film;
}

/** The end of a product that a pixel shows; the light of a style changes colours but not the strongest channel. */
function endAt(pixels: Uint8ClampedArray, at: number): keyof typeof endColours | null {
  const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
  if (red > 60 && red > 2.5 * Math.max(green, blue)) return 'left';
  if (blue > 50 && blue > 2.2 * Math.max(red, green)) return 'right';
  if (green > 50 && green > 2 * Math.max(red, blue)) return 'top';
  if (red > 60 && blue > 45 && Math.min(red, blue) > 2.5 * green) return 'bottom';
  return null;
}

/** The pixels of each end in a frame, and their minimum distance to the border of the frame. */
function measureEnds(frame: Canvas) {
  const { width, height } = frame;
  const pixels = frame.getContext('2d').getImageData(0, 0, width, height).data;
  const counts = { left: 0, right: 0, top: 0, bottom: 0 };
  let margin = Infinity;
  for (let at = 0; at < pixels.length; at += 4) {
    const end = endAt(pixels, at);
    if (!end) continue;
    counts[end] += 1;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    margin = Math.min(margin, x, y, width - 1 - x, height - 1 - y);
  }
  // The four marks have one size: smaller ones are cut off or covered.
  const sizes = Object.values(counts);
  return { shown: Math.min(...sizes) / Math.max(...sizes, 1), size: Math.max(...sizes), margin };
}

type Picture = Extract<Layer, { kind: 'picture' }>;
const isPhoto = (layer: Layer): layer is Picture => layer.kind === 'picture' && layer.crop !== undefined;

/** Frames with a single photo: after its entrance, in the middle, and before its exit. */
function framesOf({ layers }: Film): number[] {
  const spans = layers.filter(isPhoto);
  return spans.flatMap(({ from, to }, index) => {
    const first = Math.max(from, spans[index - 1]?.to ?? 0);
    // A colour precedes the next photo.
    const colour = layers.find((layer) => layer.kind === 'fill' && layer.from > first && layer.from < to);
    const last = Math.min(to, spans[index + 1]?.from ?? to, colour?.from ?? to) - 1;
    return [first, Math.round((first + last) / 2), last];
  });
}

async function measureFilm(film: Film) {
  const open = await openFilm(film);
  const measured = [];
  for (const at of framesOf(film)) measured.push({ at, ...measureEnds(await open.draw(at)) });
  await open.close();
  return measured;
}

const cases = [
  { style: 'calm', format: '9:16' },
  { style: 'calm', format: '16:9' },
  { style: 'dynamic', format: '9:16' },
  { style: 'dynamic', format: '1:1' },
  { style: 'luxury', format: '16:9' },
  { style: 'playful', format: '4:5' },
] as const;

test.each(cases)(
  'all ends of each product are visible and not under a plate: $style, $format',
  async (given) => {
    const film = await stage(given.style, given.format);
    for (const { shown, size, margin } of await measureFilm(film)) {
      expect(size).toBeGreaterThan(60);
      expect(shown).toBeGreaterThan(0.75);
      expect(margin).toBeGreaterThanOrEqual(4);
    }
  },
  60_000,
);

test('the measure finds a crop that cuts off a toe, and a plate over an end', async () => {
  const film = await stage('calm', '9:16');
  const crooked = film.layers.map((layer) =>
    isPhoto(layer) ? { ...layer, transform: { ...layer.transform, x: 250 } } : layer,
  );
  const cut = await measureFilm({ ...film, layers: crooked });
  expect(Math.min(...cut.map(({ shown }) => shown))).toBeLessThan(0.3);
  const covered = film.layers.map((layer) =>
    layer.kind === 'text' ? { ...layer, transform: { ...layer.transform, y: -330, scale: 3 } } : layer,
  );
  const under = await measureFilm({ ...film, layers: covered });
  expect(Math.min(...under.map(({ shown }) => shown))).toBeLessThan(0.75);
});

/** Pixels of a product that are changed by text and plate. */
async function coveredPixels(film: Film): Promise<number> {
  const bare = { ...film, layers: film.layers.filter(({ kind }) => kind !== 'text') };
  const texts = film.layers.filter(({ kind }) => kind === 'text');
  const [open, without] = [await openFilm(film), await openFilm(bare)];
  let covered = 0;
  for (const { from, to } of texts)
    for (const at of [from + 2, Math.round((from + to) / 2), to - 1]) {
      const pixels = [await open.draw(at), await without.draw(at)].map(
        (frame) => frame.getContext('2d').getImageData(0, 0, frame.width, frame.height).data,
      ) as [Uint8ClampedArray, Uint8ClampedArray];
      for (let index = 0; index < pixels[0].length; index += 4) {
        const [red, green, blue] = [pixels[1][index]!, pixels[1][index + 1]!, pixels[1][index + 2]!];
        const isProduct = endAt(pixels[1], index) !== null || (green > 2 * red && blue > 2 * red);
        if (isProduct && Math.abs(pixels[0][index + 1]! - green) > 12) covered += 1;
      }
    }
  await Promise.all([open.close(), without.close()]);
  return covered;
}

// Each style and each format once: two films are drawn for each.
test.each([cases[0], ...cases.slice(3)])(
  'no plate covers a product: $style, $format',
  async (given) => {
    expect(await coveredPixels(await stage(given.style, given.format))).toBe(0);
  },
  60_000,
);

test('the measurement detects a plate that covers its product', async () => {
  const film = await stage('calm', '1:1');
  const layers = film.layers.map((layer) =>
    layer.kind === 'text' ? { ...layer, transform: { ...layer.transform, x: 150, y: -120 } } : layer,
  );
  expect(await coveredPixels({ ...film, layers })).toBeGreaterThan(1_000);
});
