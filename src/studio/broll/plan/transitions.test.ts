import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { videoFormats } from '../../ffmpeg/video-formats.ts';
import { drawStill } from '../../motion/draw-still.ts';
import type { Film, Layer } from '../../motion/film.ts';
import { openFilm } from '../../motion/open-film.ts';
import { brollStyles, type BrollStyle } from './broll-styles.ts';
import { buildFilm } from './build-film.ts';
import { chooseLayout } from './layout.ts';
import { planShots } from './plan-shots.ts';
import { enterLayer } from './transitions.ts';
import { writeTestPhoto } from '../test-photos.ts';

const size = { width: 1_400, height: 1_400 };
const interest = {
  region: { left: 0.4, top: 0.4, right: 0.6, bottom: 0.6 },
  points: [{ x: 0.5, y: 0.5 }],
};
const frames = 240;

let folder: string;
let paths: string[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hookline-transitions-'));
  const write = (name: string, background: string) =>
    writeTestPhoto(path.join(folder, name), { ...size, background });
  paths = [await write('red.jpg', '#d00000'), await write('blue.jpg', '#0000d0')];
});
afterAll(() => rm(folder, { recursive: true }));

/** Red, blue, red, blue. */
function makeFilm(style: BrollStyle): Film {
  const order = [0, 1, 0, 1].map((index) => ({ path: paths[index]!, ...size, interest, text: '' }));
  const layouts = order.map((photo) => chooseLayout(photo, style, '1:1'));
  const shots = planShots({ photos: order, layouts, style, format: '1:1', frames, framesPerSecond: 30 });
  const materials = shots.map(({ photo }) => ({ path: order[photo]!.path, mount: null }));
  return buildFilm({ shots, materials, layouts, style, format: '1:1', frames });
}

/** For each frame, the share of blended pixels and of black pixels. */
async function measureFrames(film: Film) {
  const open = await openFilm(film);
  const measured: { mixed: number; black: number }[] = [];
  for (let at = 0; at < frames; at += 1) {
    const { data } = (await open.draw(at)).getContext('2d').getImageData(0, 0, 720, 720);
    const counts = { mixed: 0, black: 0, all: 0 };
    // Every fifth pixel of every row is sufficient.
    for (let index = 0; index < data.length; index += 20) {
      const [red, green, blue] = [data[index]!, data[index + 1]!, data[index + 2]!];
      counts.all += 1;
      if (Math.max(red, green, blue) < 24) counts.black += 1;
      // A sweep of light adds less.
      if (Math.min(red, blue) > 60 && green < 60) counts.mixed += 1;
    }
    measured.push({ mixed: counts.mixed / counts.all, black: counts.black / counts.all });
  }
  await open.close();
  return measured;
}

test('calm fades slowly from one photo to the next, without black', async () => {
  const film = makeFilm('calm');
  const measured = await measureFrames(film);
  const pictures = film.layers.filter(({ kind }) => kind === 'picture');
  const joints = pictures.slice(1).map(({ from }, index) => ({ from, to: pictures[index]!.to }));
  for (const { from, to } of joints) {
    expect(to - from).toBeGreaterThanOrEqual(20);
    // In the middle of a fade every pixel shows both.
    expect(measured[Math.round((from + to) / 2)]!.mixed).toBeGreaterThan(0.9);
    expect(measured[from - 1]!.mixed).toBeLessThan(0.01);
    expect(measured[to + 1]!.mixed).toBeLessThan(0.01);
  }
  expect(measured.filter(({ black }) => black > 0.01)).toEqual([]);
});

const others = brollStyles.filter((style) => style !== 'calm');

test.each(others)('%s never blends two photos and has no black', async (style) => {
  const measured = await measureFrames(makeFilm(style));
  expect(measured.filter(({ mixed }) => mixed > 0.01)).toEqual([]);
  expect(measured.filter(({ black }) => black > 0.01)).toEqual([]);
});

test('the measurement detects a dissolve and a gap between two photos', async () => {
  const film = makeFilm('calm');
  const pictures = film.layers.filter(({ kind }) => kind === 'picture');
  const dissolving = pictures.map((layer): Layer => {
    const opacity = [
      { frame: layer.from, value: 0 },
      { frame: layer.from + 20, value: 1 },
    ];
    return { ...layer, transform: layer.from === 0 ? {} : { opacity } };
  });
  const dissolved = await measureFrames({ ...film, layers: dissolving });
  expect(dissolved.filter(({ mixed }) => mixed > 0.5).length).toBeGreaterThan(10);
  const leaving = pictures.map((layer): Layer => ({ ...layer, to: layer.to - 20 }));
  const gone = await measureFrames({ ...film, layers: leaving });
  expect(gone.filter(({ black }) => black > 0.1).length).toBeGreaterThan(10);
});

test('a layer that shrinks after it was revealed still covers the frame', async () => {
  const { width, height } = videoFormats['1:1'];
  const box = { x: -72, y: -72, width: width + 144, height: height + 144 };
  const scale = [
    { frame: 0, value: 1.1 },
    { frame: 60, value: 1 },
  ];
  const path = paths[0]!;
  const fill: Layer = { kind: 'picture', from: 0, to: 60, path, box, transform: { scale } };
  const around = { from: 0, to: 20 };
  const frame = { width, height };
  const [revealed] = enterLayer([fill], { transition: 'line', around, frame, overhang: 0.1 }) as [Layer];
  const cornerOf = async (layer: Layer) => {
    const still = await drawStill({ format: '1:1', frames: 60, layers: [layer] }, 58);
    return still.getContext('2d').getImageData(2, 2, 1, 1).data[0]!;
  };
  expect(await cornerOf(revealed)).toBeGreaterThan(150);
  const clipped = { ...revealed, reveal: { ...revealed.reveal!, isFreeAtEnd: false } };
  expect(await cornerOf(clipped)).toBeLessThan(10);
});
