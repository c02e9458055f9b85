import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { fitPicture } from './fit-picture.ts';

async function fit(content: Buffer) {
  const folder = await temporaryFolder();
  const inputPath = path.join(folder, 'drawn');
  const outputPath = path.join(folder, 'picture.jpg');
  await writeFile(inputPath, content);
  await fitPicture({ path: inputPath, outputPath, width: 72, height: 128 });
  return loadImage(await readFile(outputPath));
}

test.each([
  [100, 100],
  [40, 300],
  [576, 1_024],
])('a picture of %i × %i fills the frame', async (width, height) => {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').fillStyle = '#cc0000';
  canvas.getContext('2d').fillRect(0, 0, width, height);
  const picture = await fit(canvas.toBuffer('image/png'));
  expect([picture.width, picture.height]).toEqual([72, 128]);
  const context = createCanvas(72, 128).getContext('2d');
  context.drawImage(picture, 0, 0);
  for (const [x, y] of [
    [1, 1],
    [70, 126],
  ] as const)
    expect(context.getImageData(x, y, 1, 1).data[0]).toBeGreaterThan(180);
});

test('rejects files that are not pictures', async () => {
  await expect(fit(Buffer.from('<html>not found</html>'))).rejects.toBeInstanceOf(FfmpegError);
});
