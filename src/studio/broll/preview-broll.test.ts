import { mkdir } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { testFolder } from '../ffmpeg/test-media.ts';
import { previewBroll } from './preview-broll.ts';
import { renderBroll } from './render-broll.ts';
import { writeProductPhoto } from './test-products.ts';

const file = await testFolder();
const size = { width: 90, height: 160 };

async function pixelsOf(path: string): Promise<Uint8ClampedArray> {
  const context = createCanvas(size.width, size.height).getContext('2d');
  context.drawImage(await loadImage(path), 0, 0, size.width, size.height);
  return context.getImageData(0, 0, size.width, size.height).data;
}

/** The mean difference of their channels, 0 to 255. */
function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs(one[at]! - other[at]!);
  return sum / one.length;
}

test('a preview is a frame of the film', async () => {
  await mkdir(file('work'));
  const box = { left: 0.3, top: 0.3, right: 0.7, bottom: 0.75 };
  const path = await writeProductPhoto(file('mug.jpg'), { kind: 'mug', width: 900, height: 900, box });
  const photo = { path, text: 'Made by hand' };
  const order = { style: 'calm', format: '9:16' } as const;
  const shown = await pixelsOf(await previewBroll({ ...order, photo, folder: file('work') }));

  const outputPath = file('film.mp4');
  await renderBroll({ ...order, photos: [photo], seconds: 4, outputPath, workDir: file('work') });
  await runFfmpeg({ args: ['-y', '-ss', '2', '-i', outputPath, '-frames:v', '1', file('frame.png')] });
  expect(difference(shown, await pixelsOf(file('frame.png')))).toBeLessThan(3);

  await mkdir(file('other'));
  const other = await previewBroll({ ...order, style: 'luxury', photo, folder: file('other') });
  expect(difference(shown, await pixelsOf(other))).toBeGreaterThan(6);
});
