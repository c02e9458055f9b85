import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { toldStories } from '../../../tools/story-sheets/told-stories.ts';
import { renderFrame, renderPortrait, renderProduct } from './render.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hookline-pictures-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

const { characters, products, scenes } = toldStories[0]!;
const order = {
  scene: scenes[3]!,
  characters,
  products,
  style: 'comic',
  seed: 'one',
  format: '9:16',
} as const;

test('renders a frame as a JPEG in the size of its format', async () => {
  const file = path.join(folder, 'frame.jpg');
  await renderFrame({ ...order, format: '16:9' }, file);
  const { width, height } = await loadImage(file);
  expect([width, height]).toEqual([1280, 720]);
  expect(await readdir(folder)).toEqual(['frame.jpg']);
});

test('renders a portrait and a product as square pictures of the requested size', async () => {
  const [portrait, product] = [path.join(folder, 'portrait.jpg'), path.join(folder, 'product.jpg')];
  await renderPortrait({ character: characters[0]!, cast: characters, style: 'cel', size: 160 }, portrait);
  await renderProduct({ product: products[0]!, style: 'cel', size: 160 }, product);
  for (const file of [portrait, product]) {
    const { width, height } = await loadImage(file);
    expect([width, height]).toEqual([160, 160]);
  }
});

test('a cancelled picture leaves no file, and the next one is drawn', async () => {
  const cancelling = new AbortController();
  const drawing = renderFrame(order, path.join(folder, 'cancelled.jpg'), { signal: cancelling.signal });
  const next = renderProduct(
    { product: products[0]!, style: 'cel', size: 80 },
    path.join(folder, 'next.jpg'),
  );
  cancelling.abort(new Error('the story was closed'));
  await expect(drawing).rejects.toThrow('the story was closed');
  await next;
  expect(await readdir(folder)).toEqual(['next.jpg']);
});

test('a failed write does not leave a part of a file', async () => {
  await writeFile(path.join(folder, 'taken'), '');
  const file = path.join(folder, 'taken', 'product.jpg');
  await expect(renderProduct({ product: products[0]!, style: 'cel', size: 80 }, file)).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['taken']);
});
