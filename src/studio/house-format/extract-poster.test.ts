import { readFile } from 'node:fs/promises';
import { loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { makeMedia, readLumas, testFolder } from '../ffmpeg/test-media.ts';
import { extractPoster } from './extract-poster.ts';
import { houseVideoArgs } from './house-format.ts';

const file = await testFolder();

it('the poster is a JPEG in the size of the frame, after a black start', async () => {
  const source = `testsrc2=s=720x1280:r=30:d=3,fade=in:st=1:d=0.1`;
  const videoPath = await makeMedia(file('late.mp4'), [source], houseVideoArgs());
  const outputPath = file('late.jpg');
  const { atSeconds } = await extractPoster({ videoPath, outputPath });
  expect(atSeconds).toBe(2);
  const image = await loadImage(await readFile(outputPath));
  expect([image.width, image.height]).toEqual([720, 1280]);
  expect((await readLumas(outputPath))[0]).toBeGreaterThan(60);
});

it('a poster never shows two pictures: it is the first frame after a transition', async () => {
  const source = `testsrc2=s=720x1280:r=30:d=3,fade=in:st=1:d=0.1,drawbox=color=white:t=fill:enable='gte(t,2.4)'`;
  const videoPath = await makeMedia(file('blended.mp4'), [source], houseVideoArgs());
  const outputPath = file('blended.jpg');
  const posterAt = async (transitions: { from: number; to: number }[]) =>
    (await extractPoster({ videoPath, outputPath, transitions })).atSeconds;
  expect(await posterAt([{ from: 1.5, to: 2.4 }])).toBe(2.4);
  expect((await readLumas(outputPath))[0]).toBeGreaterThan(220);
  expect(await posterAt([{ from: 2, to: 3 }])).toBe(2);
  expect(await posterAt([{ from: 0, to: 0.5 }])).toBe(2);
});

it('an entirely black clip still has a poster', async () => {
  const source = 'color=black:s=720x1280:r=30:d=0.2';
  const videoPath = await makeMedia(file('dark.mp4'), [source], houseVideoArgs());
  await extractPoster({ videoPath, outputPath: file('dark.jpg') });
  expect((await readFile(file('dark.jpg'))).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
});
