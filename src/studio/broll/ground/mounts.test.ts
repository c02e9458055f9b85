import { createCanvas, loadImage } from '@napi-rs/canvas';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeMount } from './mounts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hookline-mounts-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The fill behind a black square on a ground of this colour: mean and range of each channel. */
async function fillBehind(ground: string) {
  const canvas = createCanvas(600, 600);
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, 600, 600);
  context.fillStyle = '#101014';
  context.fillRect(220, 80, 160, 440);
  const photo = await loadImage(await canvas.encode('png'));
  const window = { width: 500, height: 500 };
  const frame = { width: 720, height: 1_280 };
  const { fillPath } = await writeMount(window, { photo, style: 'calm', frame, folder, index: 0 });
  const fill = await loadImage(fillPath);
  const drawn = createCanvas(fill.width, fill.height);
  drawn.getContext('2d').drawImage(fill, 0, 0);
  const { data } = drawn.getContext('2d').getImageData(0, 0, fill.width, fill.height);
  return [0, 1, 2].map((channel) => {
    const values = Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + channel]!);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return { mean: values.reduce((sum, value) => sum + value, 0) / values.length, range: high - low };
  });
}

test('behind a photo on white is a clear even colour, without a stain of the product', async () => {
  const [red, green, blue] = await fillBehind('#ffffff');
  for (const { range } of [red!, green!, blue!]) expect(range).toBeLessThan(4);
  expect(blue!.mean - red!.mean).toBeGreaterThan(25);
  expect(green!.mean).toBeGreaterThan(200);
});

test('behind any other photo is the photo itself, blurred', async () => {
  const [red] = await fillBehind('#c98a4b');
  expect(red!.range).toBeGreaterThan(10);
});
