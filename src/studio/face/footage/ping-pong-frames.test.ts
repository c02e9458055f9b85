import { writeFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { testFolder } from '../../ffmpeg/test-media.ts';
import { runFfmpeg } from '../../ffmpeg/run-ffmpeg.ts';
import { houseVideoArgs } from '../../house-format/house-format.ts';
import { pingPong, pingPongFrames, turningSteps } from './ping-pong-frames.ts';

const inFolder = await testFolder();
const side = 16;
const greyOf = (frame: number): number => 20 + 3 * frame;

const framesThere = 40;
const path = inFolder('numbers.mp4');

/** A clip in house format in which the grey of every frame is its number. */
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

const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

test.each([
  [from(3, 34), 80],
  [from(0, 40), 20],
  [from(26, 8), 16],
  [[39], 3],
  [from(2, 36).filter((frame) => frame % 6 !== 0), 70],
])('shows every frame of %j in turn, %i in total', async (frames, total) => {
  const shown: number[] = [];
  for await (const { picture, index } of pingPongFrames({ path }, frames, total)) {
    expect(index).toBe(pingPong(frames.length, shown.length));
    const grey = picture.luma[picture.luma.length / 2]!;
    shown.push(Math.round((grey - greyOf(0)) / 3));
  }
  expect(shown).toEqual(Array.from({ length: total }, (_, step) => frames[pingPong(frames.length, step)]!));
});

test('throws for a clip that ends too early', async () => {
  const walk = async () => {
    for await (const { index } of pingPongFrames({ path }, from(0, 50), 60)) void index;
  };
  await expect(walk()).rejects.toThrow('frame 40 of the template is missing');
});

test('reverses at both ends only', () => {
  expect(turningSteps(4, 9)).toEqual([3, 6]);
  expect(turningSteps(4, 3)).toEqual([]);
  expect(turningSteps(1, 9)).toEqual([]);
});
