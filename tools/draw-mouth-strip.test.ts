import { createCanvas, loadImage } from '@napi-rs/canvas';
import { writeFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { readRawFrames } from '#studio/raw-frames/read-raw-frames.ts';
import { runFfmpeg } from '#studio/ffmpeg/run-ffmpeg.ts';
import { testFolder } from '#studio/ffmpeg/test-media.ts';
import { houseVideoArgs } from '#studio/house-format/house-format.ts';
import { drawMouthStrip } from './draw-mouth-strip.ts';

const inFolder = await testFolder();
const clip = inFolder('greys.mp4');
const side = 16;
const frames = 30;
const lumaOf = (frame: number): number => 20 + 7 * frame;
/** The face fills the middle of the picture. */
const pose = { xx: 200, xy: 0, x0: 360, yx: 0, yy: 200, y0: 500 };

/** Every frame has a different grey. */
beforeAll(async () => {
  const raw = Array.from({ length: frames }, (_, frame) =>
    Buffer.concat([Buffer.alloc(side * side, lumaOf(frame)), Buffer.alloc((side * side) / 2, 128)]),
  );
  await writeFile(inFolder('greys.yuv'), Buffer.concat(raw));
  const input = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${side}x${side}`, '-r', '30'];
  await runFfmpeg({
    args: [...input, '-i', inFolder('greys.yuv'), '-vf', 'scale=720:1280', ...houseVideoArgs(), clip],
  });
});

/** The luma in the middle of the first cells, left to right and row by row. */
async function readCells(strip: Buffer, count: number): Promise<number[]> {
  const image = await loadImage(strip);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const width = image.width / 12;
  return Array.from({ length: count }, (_, index) => {
    const x = (index % 12) * width + width / 2;
    const y = Math.floor(index / 12) * width + width / 2;
    return context.getImageData(x, y, 1, 1).data[0]! / 1.1644 + 16;
  });
}

test('each cell of the strip shows its own frame @fix-001', async () => {
  const shown = Array.from({ length: frames }, (_, frame) => frame).filter((frame) => frame % 2 === 0);
  const marks = Array.from({ length: frames }, (_, frame) =>
    shown.includes(frame) ? { pose, label: `${frame}` } : null,
  );
  const strip = await drawMouthStrip(readRawFrames({ path: clip }), marks);
  const cells = await readCells(strip, shown.length);
  for (const [index, frame] of shown.entries())
    expect(Math.abs(cells[index]! - lumaOf(frame))).toBeLessThan(3);
});
