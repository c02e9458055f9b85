import { writeFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { testFolder } from '../ffmpeg/test-media.ts';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts';
import { houseVideoArgs } from '../house-format/house-format.ts';
import { pingPong, pingPongFrames } from './ping-pong-frames.ts';

const inFolder = await testFolder();
const side = 16;
const greyOf = (frame: number): number => 20 + 3 * frame;

const framesThere = 40;
const path = inFolder('numbers.mp4');

/** A clip in house format in which every frame is as grey as its number. */
beforeAll(async () => {
  const raw = Array.from({ length: framesThere }, (_, frame) =>
    Buffer.concat([Buffer.alloc(side * side, greyOf(frame)), Buffer.alloc((side * side) / 2, 128)]),
  );
  const rawPath = inFolder('numbers.yuv');
  await writeFile(rawPath, Buffer.concat(raw));
  const input = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${side}x${side}`, '-r', '30'];
  await runFfmpeg({
    args: [...input, '-i', rawPath, '-vf', 'scale=720:1280', ...houseVideoArgs(), path],
  });
});

test.each([
  [{ firstFrame: 3, count: 34 }, 80],
  [{ firstFrame: 0, count: 40 }, 20],
  [{ firstFrame: 26, count: 8 }, 16],
  [{ firstFrame: 39, count: 1 }, 3],
])('of %o every frame is shown at its turn, %i in all', async (stretch, total) => {
  const shown: number[] = [];
  for await (const { picture, index } of pingPongFrames({ path }, stretch, total)) {
    expect(index).toBe(pingPong(stretch.count, shown.length));
    const grey = picture.luma[picture.luma.length / 2]!;
    shown.push(Math.round((grey - greyOf(0)) / 3) - stretch.firstFrame);
  }
  expect(shown).toEqual(Array.from({ length: total }, (_, step) => pingPong(stretch.count, step)));
});

test('a clip that ends too early is told', async () => {
  const walk = async () => {
    for await (const { index } of pingPongFrames({ path }, { firstFrame: 0, count: 50 }, 60)) void index;
  };
  await expect(walk()).rejects.toThrow('frame 40 of the template is missing');
});
