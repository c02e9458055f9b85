import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawStill } from '../motion/draw-still.ts';
import type { Film } from '../motion/film.ts';
import { brollStyles, type BrollStyle } from './plan/broll-styles.ts';
import { stageFilm } from './stage-film.ts';
import { textStyles } from './plan/text-styles.ts';

const grounds = { white: '#fafafa', grey: '#b9bcc2', black: '#121316' } as const;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hookline-plates-'));
  for (const [name, colour] of Object.entries(grounds)) {
    const canvas = createCanvas(1_000, 1_000);
    const context = canvas.getContext('2d');
    context.fillStyle = colour;
    context.fillRect(0, 0, 1_000, 1_000);
    context.fillStyle = '#c33a2c';
    context.fillRect(250, 350, 500, 300);
    await writeFile(path.join(folder, `${name}.jpg`), await canvas.encode('jpeg', 93));
  }
});
afterAll(() => rm(folder, { recursive: true }));

const stage = async (style: BrollStyle, ground: keyof typeof grounds): Promise<Film> => {
  const photos = [{ path: path.join(folder, `${ground}.jpg`), text: 'Made by hand in Porto' }];
  return (await stageFilm({ photos, style, format: '1:1', frames: 120, stills: 0, folder })).film;
};

const linear = (level: number): number =>
  level <= 10 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4;
const luminance = (levels: readonly number[]): number =>
  0.2126 * linear(levels[0]!) + 0.7152 * linear(levels[1]!) + 0.0722 * linear(levels[2]!);
const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The contrast across the right edge of the plate, as the median of its rows. */
async function edgeContrast(film: Film): Promise<number> {
  const at = 70;
  const bare = { ...film, layers: film.layers.filter(({ kind }) => kind === 'picture') };
  const [shown, without] = [await drawStill(film, at), await drawStill(bare, at)];
  const { width, height } = shown;
  const [pixels, behind] = [shown, without].map(
    (canvas) => canvas.getContext('2d').getImageData(0, 0, width, height).data,
  ) as [Uint8ClampedArray, Uint8ClampedArray];
  // The static picture covers every row of the plate, whose position is that of the layer.
  const layer = film.layers.find(({ kind }) => kind === 'text');
  if (layer?.kind !== 'text') throw new Error('The film has no text.');
  const first = layer.block.lines[0]!;
  const middle = Math.round(layer.position.y + first.y - layer.block.size * 0.3);
  const end = layer.position.x + first.x + first.width + layer.style.plate!.paddingX;
  const contrasts = [-8, -4, 0, 4, 8].map((row) => {
    const placed = (x: number) => ((middle + row) * width + Math.round(x)) * 4;
    const levels = (data: Uint8ClampedArray, x: number) =>
      Array.from({ length: 3 }, (_, at) => data[placed(x) + at]!);
    return contrast(luminance(levels(pixels, end - 6)), luminance(levels(behind, end + 8)));
  });
  return contrasts.toSorted((one, other) => one - other)[2]!;
}

const cases = brollStyles.flatMap((style) =>
  (Object.keys(grounds) as (keyof typeof grounds)[]).map((ground) => ({ style, ground })),
);

test.each(cases)('the plate of $style is visible on a $ground ground', async ({ style, ground }) => {
  expect(await edgeContrast(await stage(style, ground))).toBeGreaterThan(1.8);
});

test('the measure finds a white pill on white', async () => {
  const film = await stage('calm', 'white');
  const pale = film.layers.map((layer) =>
    layer.kind === 'text'
      ? { ...layer, style: { ...layer.style, plate: { ...layer.style.plate!, fill: '#ffffff' } } }
      : layer,
  );
  expect(await edgeContrast({ ...film, layers: pale })).toBeLessThan(1.3);
});

test.each(brollStyles)('letters of %s are legible on light and on dark plates', (style) => {
  const levelsOf = (colour: string) => [1, 3, 5].map((from) => parseInt(colour.slice(from, from + 2), 16));
  for (const { fill, plate } of Object.values(textStyles[style].tones))
    expect(contrast(luminance(levelsOf(fill)), luminance(levelsOf(plate)))).toBeGreaterThanOrEqual(4.5);
});
