import { readFile, writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { MediaRefusal } from '../../ffmpeg/media-refusal.ts';
import { makeMedia, testFolder } from '../../ffmpeg/test-media.ts';
import type { Picture } from '../../raw-frames/picture.ts';
import { prepareBackground, type IndependentSource } from './background-frames.ts';

const file = await testFolder();
const format = '1:1';
const side = 720;

async function framesOf(source: IndependentSource, count = 1, firstFrame = 0): Promise<number[][]> {
  const frames = (await prepareBackground(source, { format }))(firstFrame);
  const seen = [];
  for (let frame = 0; frame < count; frame += 1) {
    const { value } = await frames.next();
    seen.push(quarters(value as Picture));
  }
  await frames.return(undefined);
  return seen;
}

/** Luma of the four quarters' centres: top left, top right, bottom left, bottom right. */
const quarters = ({ luma }: Picture): number[] =>
  [180, 540].flatMap((y) => [180, 540].map((x) => luma[y * side + x]!));

const image = (name: string, fit: 'fill' | 'fit' = 'fill') =>
  ({ type: 'image', path: file(name), fit }) as const;
const video = (name: string, fit: 'fill' | 'fit' = 'fill') =>
  ({ type: 'video', path: file(name), fit }) as const;
const near = (values: number[] | undefined, expected: number[]) =>
  expect(values!.map((value, index) => Math.abs(value - expected[index]!) <= 4)).toEqual(
    expected.map(() => true),
  );

const greys = [40, 90, 150, 220];
const asLuma = (grey: number) => 16 + (grey * 219) / 255;
const lumas = greys.map(asLuma);

/** Four quarters of different grey, the last one optionally transparent. */
function drawQuarters(width: number, height: number, hasHole = false) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (const [index, grey] of greys.entries()) {
    if (hasHole && index === 3) continue;
    context.fillStyle = `rgb(${grey},${grey},${grey})`;
    context.fillRect((index % 2) * (width / 2), index < 2 ? 0 : height / 2, width / 2, height / 2);
  }
  return canvas;
}

describe('a colour', () => {
  it('fills the frame, in the house’s colours', async () => {
    const frames = (await prepareBackground({ type: 'colour', rgb: '#FF0000' }, { format }))(0);
    const { luma, cb, cr } = (await frames.next()).value as Picture;
    expect([new Set(luma), new Set(cb), new Set(cr)]).toEqual([
      new Set([63]),
      new Set([102]),
      new Set([240]),
    ]);
  });

  it.each(['#zzzzzz', 'ff0000', '#fff', ''])('is rejected when it is written "%s"', async (rgb) => {
    await expect(framesOf({ type: 'colour', rgb })).rejects.toThrow(RangeError);
  });
});

describe('an image', () => {
  beforeAll(async () => {
    await writeFile(file('quarters.png'), await drawQuarters(401, 399).encode('png'));
    await writeFile(file('quarters.webp'), await drawQuarters(400, 400).encode('webp', 95));
    await writeFile(file('hole.png'), await drawQuarters(400, 400, true).encode('png'));
    await writeFile(file('wide.png'), await drawQuarters(1200, 300).encode('png'));
    const jpeg = await drawQuarters(400, 400).encode('jpeg', 95);
    for (let turn = 1; turn <= 8; turn += 1)
      await writeFile(file(`turn-${turn}.jpg`), withOrientation(jpeg, turn));
  });

  it('fills the frame, whatever its size, and stays the same', async () => {
    const seen = await framesOf(image('quarters.png'), 2);
    for (const frame of seen) near(frame, lumas);
    near((await framesOf(image('quarters.webp')))[0], lumas);
  });

  it('is white where it is transparent', async () => {
    near((await framesOf(image('hole.png')))[0], [...lumas.slice(0, 3), 235]);
  });

  it('keeps its shape: cut to fill the frame, or whole over a blurred copy', async () => {
    near((await framesOf(image('wide.png', 'fill')))[0], lumas);
    const [whole] = await framesOf(image('wide.png', 'fit'));
    const frames = (await prepareBackground(image('wide.png', 'fit'), { format }))(0);
    const { luma } = (await frames.next()).value as Picture;
    // The picture is 180 high in the middle; above it is the blurred copy of its own middle.
    near([luma[290 * side + 100]!, luma[290 * side + 600]!], lumas.slice(0, 2));
    expect(Math.abs(whole![0]! - lumas[0]!)).toBeLessThan(40);
  });

  it.each([
    [1, [0, 1, 2, 3]],
    [2, [1, 0, 3, 2]],
    [3, [3, 2, 1, 0]],
    [4, [2, 3, 0, 1]],
    [5, [0, 2, 1, 3]],
    [6, [2, 0, 3, 1]],
    [7, [3, 1, 2, 0]],
    [8, [1, 3, 0, 2]],
  ])('is rotated by EXIF orientation %d', async (turn, order) => {
    const expected = order.map((quarter) => lumas[quarter]!);
    near((await framesOf(image(`turn-${turn}.jpg`)))[0], expected);
  });

  it('can be very long', async () => {
    await makeMedia(file('long.png'), ['color=c=white:s=9000x3'], ['-frames:v', '1']);
    near((await framesOf(image('long.png', 'fill')))[0], [235, 235, 235, 235]);
    near((await framesOf(image('long.png', 'fit')))[0], [235, 235, 235, 235]);
  });

  it('is rejected when it is too large, animated, damaged, or something else', async () => {
    await makeMedia(file('huge.png'), ['color=s=30000x8'], ['-frames:v', '1']);
    await makeMedia(file('moving.gif'), ['testsrc=s=64x64:d=0.3']);
    const half = (await readFile(file('quarters.webp'))).subarray(0, 300);
    await writeFile(file('half.webp'), half);
    await writeFile(file('text.png'), 'not a picture');
    const reasons = [];
    for (const name of ['huge.png', 'moving.gif', 'text.png', 'half.webp'])
      reasons.push(await framesOf(image(name)).catch((error: MediaRefusal) => error.reason));
    expect(reasons).toEqual(['picture-too-large', 'no-picture', 'no-picture', 'damaged']);
  });
});

describe('a video', () => {
  /** Each frame is 4 levels brighter than the previous one. */
  const ramp = (frames: number, size = '320x320', rate = 30) =>
    `nullsrc=s=${size}:r=${rate}:d=${frames / rate},geq=lum='60+4*N':cb=128:cr=128`;
  const exact = ['-c:v', 'libx264', '-qp', '4', '-bf', '0', '-color_range', 'tv', '-colorspace', 'bt709'];
  const brightness = (frames: number[][]) => frames.map((frame) => Math.round((frame[0]! - 60) / 4));

  beforeAll(async () => {
    await makeMedia(file('short.mp4'), [ramp(7, '333x187')], exact.concat('-pix_fmt', 'yuv444p'));
    await makeMedia(file('longer.mp4'), [ramp(30)], exact);
    await makeMedia(file('slow.mp4'), [ramp(10, '320x320', 15)], exact);
  });

  it('that is short begins again after its last frame, again and again', async () => {
    const seen = brightness(await framesOf(video('short.mp4'), 17));
    expect(seen).toEqual(Array.from({ length: 17 }, (_, frame) => frame % 7));
  });

  it('that is too long to be kept in memory begins again as exactly', async () => {
    const seen = brightness(await framesOf(video('longer.mp4'), 64));
    expect(seen).toEqual(Array.from({ length: 64 }, (_, frame) => frame % 30));
  });

  it('of another rate is shown at its own speed', async () => {
    const seen = brightness(await framesOf(video('slow.mp4'), 6));
    expect(seen).toEqual([0, 0, 1, 1, 2, 2].map((frame) => frame));
  });

  it.each(['short.mp4', 'longer.mp4'])('%s can start at any frame', async (name) => {
    const whole = brightness(await framesOf(video(name), 40));
    expect(brightness(await framesOf(video(name), 3, 37))).toEqual(whole.slice(37));
  });

  it('is rejected when it is not a video', async () => {
    await expect(framesOf(video('quarters.png'))).rejects.toThrow(MediaRefusal);
  });
});

it('a built-in backdrop can start at any time; an unknown one is rejected', async () => {
  const source = { type: 'built-in', id: 'city-night' } as const;
  const whole = await framesOf(source, 11);
  expect((await framesOf(source, 2, 9)).map(String)).toEqual(whole.slice(9).map(String));
  await expect(framesOf({ type: 'built-in', id: 'moon' })).rejects.toThrow(RangeError);
});

/** Inserts an EXIF segment with only an orientation after the start of a JPEG. */
function withOrientation(jpeg: Buffer, turn: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(turn, 18);
  const segment = Buffer.concat([Buffer.from('457869660000', 'hex'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, segment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, segment, jpeg.subarray(2)]);
}
