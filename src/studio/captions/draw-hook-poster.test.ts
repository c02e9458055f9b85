import { readFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { makeMedia, testFolder } from '../ffmpeg/test-media.ts';
import { houseVideoArgs } from '../house-format/house-format.ts';
import type { CaptionStrip } from './caption-strip.ts';
import { drawHookPoster } from './draw-hook-poster.ts';

const file = await testFolder();

test('the poster is the first visible frame, under the first complete caption and the overlay', async () => {
  const picture = `color=0x20c020:s=720x1280:r=30:d=2,drawbox=color=black:h=ih/2:t=fill,drawbox=color=0xc02020:t=fill:enable='gt(t,0.5)'`;
  const cleanPath = await makeMedia(file('clean.mp4'), [picture], houseVideoArgs());
  const outputPath = file('poster.jpg');
  const drawnAt: number[] = [];
  const strip: CaptionStrip = {
    width: 720,
    top: 600,
    height: 80,
    nameAt: () => null,
    stills: [0.8, 1.4],
    draw: (context, seconds) => {
      drawnAt.push(seconds);
      context.fillStyle = 'white';
      context.fillRect(0, 620, 720, 40);
    },
  };
  const logo = createCanvas(720, 1280);
  logo.getContext('2d').fillStyle = 'blue';
  logo.getContext('2d').fillRect(0, 0, 100, 100);
  await drawHookPoster({ cleanPath, strip, overlayPng: await logo.encode('png'), outputPath });
  expect(drawnAt).toEqual([0.8]);

  const canvas = createCanvas(720, 1280);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(await readFile(outputPath)), 0, 0);
  const colourAt = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data];
  const isNear = (found: number[], wanted: number[]) =>
    wanted.every((value, channel) => Math.abs(value - found[channel]!) < 40);
  expect(isNear(colourAt(360, 1000), [32, 192, 32])).toBe(true);
  expect(isNear(colourAt(360, 640), [255, 255, 255])).toBe(true);
  expect(isNear(colourAt(50, 50), [0, 0, 255])).toBe(true);
});
