import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { testFolder } from '../ffmpeg/test-media.ts';
import { brollStyles } from './plan/broll-styles.ts';
import { previewBroll } from './preview-broll.ts';
import { renderBroll } from './render-broll.ts';
import { writeProductPhoto } from './test-products.ts';

const file = await testFolder();
const size = { width: 90, height: 160 };

/** Encoding and decoding lift each channel by two to five levels. */
const maxDifference = 4.5;
const box = { left: 0.3, top: 0.3, right: 0.7, bottom: 0.75 };
const writeMug = (to: string): Promise<string> =>
  writeProductPhoto(to, { kind: 'mug', width: 900, height: 900, box });

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

test.each(brollStyles)('a preview of %s is a frame of the film', async (style) => {
  const folder = file(style);
  await mkdir(folder);
  const mug = await writeMug(path.join(folder, 'mug.jpg'));
  const photo = { path: mug, text: 'Made by hand' };
  const order = { style, format: '9:16' } as const;
  const shown = await pixelsOf(await previewBroll({ ...order, photo, folder }));

  const outputPath = path.join(folder, 'film.mp4');
  await renderBroll({ ...order, photos: [photo], seconds: 4, outputPath, workFolder: folder });
  await runFfmpeg({
    args: ['-y', '-ss', '2', '-i', outputPath, '-frames:v', '1', path.join(folder, 'frame.png')],
  });
  expect(difference(shown, await pixelsOf(path.join(folder, 'frame.png')))).toBeLessThan(maxDifference);
});

test('the previews of two styles differ by more than a preview differs from its film', async () => {
  const path = await writeMug(file('mug.jpg'));
  const drawn = [];
  for (const style of ['calm', 'luxury'] as const) {
    const folder = file(`${style}-alone`);
    await mkdir(folder);
    const photo = { path, text: 'Made by hand' };
    drawn.push(await pixelsOf(await previewBroll({ style, format: '9:16', photo, folder })));
  }
  expect(difference(drawn[0]!, drawn[1]!)).toBeGreaterThan(6);
});
