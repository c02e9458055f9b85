import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawStill } from '../../motion/draw-still.ts';
import { stageFilm } from '../stage-film.ts';
import { placeClip } from './stills.ts';
import { writeTestPhoto } from '../test-photos.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hookline-stills-'));
});
afterAll(() => rm(folder, { recursive: true }));

const thing = { x: 0.5, y: 0.5, size: 0.4 };
const photo = async (name: string, width: number, height: number) => ({
  path: await writeTestPhoto(path.join(folder, name), { width, height, thing, isStriped: true }),
  text: '',
});

const stage = async (stills: number) =>
  stageFilm({
    photos: [
      await photo('small.jpg', 500, 400),
      await photo('tiny.jpg', 220, 200),
      await photo('large.jpg', 1_500, 1_500),
    ],
    style: 'calm',
    format: '1:1',
    frames: 180,
    stills,
    folder,
  });

test('the photos with the most pixels get a clip, and none that is too small for a model', async () => {
  const { film, stills } = await stage(2);
  const pathsOf = stills.map(({ layer }) => (film.layers[layer] as { path: string }).path);
  expect(pathsOf.map((file) => path.basename(file))).toEqual(['large.jpg', 'small.jpg']);
  const pictures = await Promise.all(stills.map(({ picturePath }) => loadImage(picturePath)));
  // The aspect ratios of frame and card.
  expect(pictures.map(({ width, height }) => [width, height])).toEqual([
    [720, 720],
    [510, 484],
  ]);
  expect((await stage(0)).stills).toEqual([]);
});

const colourAt = (pixels: Uint8ClampedArray, x: number, y: number): number[] =>
  Array.from(pixels.subarray((y * 720 + x) * 4, (y * 720 + x) * 4 + 3));

test('a clip stands in the window of its shot, for as long as the shot', async () => {
  const { film, stills } = await stage(2);
  const [, small] = stills;
  const { from, to } = film.layers[small!.layer]!;
  expect(small!.seconds).toBeCloseTo((to - from) / 30, 5);
  const clip = path.join(folder, 'green.mp4');
  const source = ['-f', 'lavfi', '-i', 'color=0x00ff00:s=300x240:r=24:d=5'];
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...source, '-pix_fmt', 'yuv420p', clip]);
  const at = Math.round((from + to) / 2) - 10;
  const draw = async (shown: typeof film) =>
    (await drawStill(shown, at)).getContext('2d').getImageData(0, 0, 720, 720).data;
  const [moved, placed] = [await draw(film), await draw(placeClip(film, small!, clip))];
  expect(colourAt(moved, 360, 360)[1]).toBeLessThan(235);
  for (const [x, y] of [
    [360, 360],
    [200, 220],
    [520, 500],
  ] as const) {
    const [red, green, blue] = colourAt(placed, x, y);
    expect(green).toBeGreaterThan(235);
    expect(Math.max(red!, blue!)).toBeLessThan(30);
  }
  // The fill around the card is unchanged.
  expect(colourAt(placed, 10, 10)).toEqual(colourAt(moved, 10, 10));
});
