import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { testFolder } from '../ffmpeg/test-media.ts';
import type { BrollStyle } from './plan/broll-styles.ts';
import { previewBroll } from './preview-broll.ts';
import { renderBroll } from './render-broll.ts';
import { writeProductPhoto } from './test-products.ts';

const file = await testFolder();
const size = { width: 90, height: 160 };

/** Encoding and decoding lift each channel by two to five levels. */
const maxDifference = 4.5;
const box = { left: 0.3, top: 0.3, right: 0.7, bottom: 0.75 };

async function pixelsOf(picture: string): Promise<Uint8ClampedArray> {
  const context = createCanvas(size.width, size.height).getContext('2d');
  context.drawImage(await loadImage(picture), 0, 0, size.width, size.height);
  return context.getImageData(0, 0, size.width, size.height).data;
}

/** The mean difference of their channels, 0 to 255. */
function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs(one[at]! - other[at]!);
  return sum / one.length;
}

const format = '9:16';
const mug = { kind: 'mug', width: 900, height: 900, box } as const;
const photo = { path: await writeProductPhoto(file('mug.jpg'), mug), text: 'Made by hand' };
const previews = new Map<BrollStyle, Promise<Uint8ClampedArray>>();

function preview(style: BrollStyle): Promise<Uint8ClampedArray> {
  const drawn = previews.get(style) ?? drawPreview(style);
  previews.set(style, drawn);
  return drawn;
}

async function drawPreview(style: BrollStyle): Promise<Uint8ClampedArray> {
  const folder = file(`preview-${style}`);
  await mkdir(folder);
  return pixelsOf(await previewBroll({ style, format, photo, folder }));
}

// All styles are drawn and encoded in the same way.
test.each(['calm', 'luxury'] as const)('a preview of %s is a frame of the film', async (style) => {
  const folder = file(style);
  await mkdir(folder);
  const outputPath = path.join(folder, 'film.mp4');
  await renderBroll({ style, format, photos: [photo], seconds: 4, outputPath, workFolder: folder });
  const framePath = path.join(folder, 'frame.png');
  await runFfmpeg({ args: ['-y', '-ss', '2', '-i', outputPath, '-frames:v', '1', framePath] });
  expect(difference(await preview(style), await pixelsOf(framePath))).toBeLessThan(maxDifference);
});

test('the previews of two styles differ by more than a preview differs from its film', async () => {
  expect(difference(await preview('calm'), await preview('luxury'))).toBeGreaterThan(6);
});
