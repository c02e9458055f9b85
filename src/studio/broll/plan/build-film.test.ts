import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brollStyles as contractStyles } from '#contract/broll.ts';
import { videoFormats } from '../../ffmpeg/video-formats.ts';
import { drawStill } from '../../motion/draw-still.ts';
import type { Film, Layer } from '../../motion/film.ts';
import { safeArea } from '../../motion/safe-area.ts';
import { brollStyles } from './broll-styles.ts';
import { buildFilm, transitionsOf } from './build-film.ts';
import { chooseLayout } from './layout.ts';
import { planShots, type Shot } from './plan-shots.ts';
import { writeTestPhoto } from '../test-photos.ts';

let folder: string;
let photoPath: string;
const size = { width: 1_400, height: 1_400 };
const thing = { x: 0.55, y: 0.5, size: 0.2 };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hookline-broll-'));
  photoPath = path.join(folder, 'photo.jpg');
  await writeTestPhoto(photoPath, { ...size, thing, background: '#ffffff' });
});
afterAll(() => rm(folder, { recursive: true }));

type Style = (typeof brollStyles)[number];
const frame = videoFormats['1:1'];

function makeFilm(style: Style, text = '', count = 1): { film: Film; shots: Shot[] } {
  const interest = {
    region: { left: 0.45, top: 0.4, right: 0.65, bottom: 0.6 },
    points: [{ x: thing.x, y: thing.y }],
  };
  const photos = Array.from({ length: count }, () => ({ path: photoPath, ...size, interest, text }));
  const layouts = photos.map((each) => chooseLayout(each, style, '1:1'));
  const shots = planShots({ photos, layouts, style, format: '1:1', frames: 90, framesPerSecond: 30 });
  const materials = shots.map(() => ({ path: photoPath, mount: null }));
  return { shots, film: buildFilm({ shots, materials, layouts, style, format: '1:1', frames: 90 }) };
}

const pixelsOf = (still: Canvas) => still.getContext('2d').getImageData(0, 0, still.width, still.height).data;

/** Subpixel position of the product's red frame. */
function centreOfThing(still: Canvas): { x: number; y: number } {
  const pixels = pixelsOf(still);
  let [weight, x, y] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const blue = 255 - pixels[at + 2]!;
    if (blue < 8) continue;
    weight += blue;
    x += blue * ((at / 4) % still.width);
    y += blue * Math.floor(at / 4 / still.width);
  }
  return { x: x / weight, y: y / weight };
}

/** The largest change of speed between frames, in pixels. */
async function measureJerk(film: Film, frames: readonly number[]): Promise<number> {
  const places: { x: number; y: number }[] = [];
  for (const at of frames) places.push(centreOfThing(await drawStill(film, at)));
  const jerks = places.slice(2).map((place, index) => {
    const [before, last] = [places[index]!, places[index + 1]!];
    return Math.hypot(place.x - 2 * last.x + before.x, place.y - 2 * last.y + before.y);
  });
  return Math.max(...jerks);
}

const firstFrames = Array.from({ length: 16 }, (_, index) => 4 + index);

test.each(['calm', 'luxury'] as const)('%s moves smoothly between pixels', async (style) => {
  const { film } = makeFilm(style);
  expect(await measureJerk(film, firstFrames)).toBeLessThan(0.12);
});

test('the measure of jitter finds a move in whole pixels', async () => {
  const { film } = makeFilm('calm');
  const [picture] = film.layers as [Extract<Layer, { kind: 'picture' }>];
  const stepped = (track: unknown): { frame: number; value: number; ease: 'hold' }[] => {
    const keyframes = track as { frame: number; value: number }[];
    const [start, end] = [keyframes[0], keyframes.at(-1)];
    return Array.from({ length: 90 }, (_, at) => ({
      frame: at,
      value: Math.round((start!.value + ((end!.value - start!.value) * at) / 90) / 4) * 4,
      ease: 'hold' as const,
    }));
  };
  const { x, y, width } = picture.crop!;
  const crop = { x: stepped(x), y: stepped(y), width };
  const jittering = { ...film, layers: [{ ...picture, crop }] };
  expect(await measureJerk(jittering, firstFrames)).toBeGreaterThan(0.4);
});

test.each(brollStyles)('a photo in %s fills the frame to all corners at all times', async (style) => {
  const { film } = makeFilm(style, '', 2);
  for (const at of [0, 20, 44, 62, 89]) {
    const pixels = pixelsOf(await drawStill(film, at));
    const corners = [0, frame.width - 1, frame.width * (frame.height - 1), frame.width * frame.height - 1];
    for (const corner of corners) expect(pixels[corner * 4 + 3]).toBe(255);
  }
});

const luminance = (red: number, green: number, blue: number): number =>
  [red, green, blue]
    .map((level) => level / 255)
    .map((level) => (level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4))
    .reduce((sum, level, at) => sum + level * [0.2126, 0.7152, 0.0722][at]!, 0);

type TextLayer = Extract<Layer, { kind: 'text' }>;
const isText = (layer: Layer): layer is TextLayer => layer.kind === 'text';

/** The film with its letters in another colour. */
const recoloured = (film: Film, fill: string): Film => ({
  ...film,
  layers: film.layers.map((layer) => (isText(layer) ? { ...layer, style: { ...layer.style, fill } } : layer)),
});

/** The minimum contrast of a letter with the pixels behind it, in the middle of its time. */
async function measureContrast(film: Film): Promise<number> {
  const text = film.layers.find(isText)!;
  const at = Math.round((text.from + text.to) / 2);
  const marked = pixelsOf(await drawStill(recoloured(film, '#ff00ff'), at));
  const behind = pixelsOf(await drawStill(recoloured(film, 'rgba(0,0,0,0)'), at));
  const [red, green, blue] = [1, 3, 5].map((from) =>
    parseInt(String(text.style.fill).slice(from, from + 2), 16),
  );
  const letter = luminance(red!, green!, blue!);
  const contrasts: number[] = [];
  for (let index = 0; index < marked.length; index += 4) {
    if (marked[index]! < 250 || marked[index + 1]! > 5 || marked[index + 2]! < 250) continue;
    const ground = luminance(behind[index]!, behind[index + 1]!, behind[index + 2]!);
    contrasts.push((Math.max(letter, ground) + 0.05) / (Math.min(letter, ground) + 0.05));
  }
  expect(contrasts.length).toBeGreaterThan(500);
  return Math.min(...contrasts);
}

test.each(brollStyles)(
  'text in %s is legible on a white photo, inside the safe area @fix-068',
  async (style) => {
    const { film } = makeFilm(style, 'Pressed by hand, every single morning');
    const text = film.layers.find(isText)!;
    const safe = safeArea('1:1');
    expect(text.block.fits).toBe(true);
    expect(text.position.x).toBeGreaterThanOrEqual(safe.x);
    expect(text.position.y).toBeGreaterThanOrEqual(safe.y);
    expect(text.position.y + text.block.height).toBeLessThanOrEqual(safe.y + safe.height + 0.01);
    expect(await measureContrast(film)).toBeGreaterThanOrEqual(4.5);
  },
);

test('the contrast measurement detects white letters directly on the photo', async () => {
  const { film } = makeFilm('luxury', 'Pressed by hand');
  const bare = {
    ...film,
    layers: film.layers.map((layer) =>
      isText(layer) ? { ...layer, style: { ...layer.style, plate: undefined } } : layer,
    ),
  } as Film;
  expect(await measureContrast(bare)).toBeLessThan(4.5);
});

test('the contract offers exactly the drawable styles', () => {
  expect(contractStyles).toEqual(brollStyles);
});

test.each(brollStyles)(
  'the transitions of %s are around its cuts, and each photo is alone between them',
  (style) => {
    const { shots } = makeFilm(style, '', 3);
    const transitions = transitionsOf(shots, style);
    const cuts = shots
      .slice(1)
      .flatMap((shot, index) => (shot.photo === shots[index]!.photo ? [] : [shot.from]));
    for (const { from, to } of transitions) expect(cuts).toContain((from + to) / 2);
    for (const [index, { from }] of transitions.slice(1).entries())
      expect(from).toBeGreaterThan(transitions[index]!.to);
    // One of two changes of the photo is a cut in dynamic, which takes no time.
    expect(transitions).toHaveLength(style === 'dynamic' ? 1 : 2);
  },
);
