import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { videoFormats } from '../ffmpeg/video-formats.ts';
import { linearFade } from '../presenter/paint/shade.ts';
import { builtInBackdrops, type BackdropId } from './built-in-backdrops.ts';
import { drawBackdrop } from './draw-backdrop.ts';

const ids = builtInBackdrops.map(({ id }) => id);
const moving = builtInBackdrops.filter(({ isMoving }) => isMoving).map(({ id }) => id);
/** A quarter of the upright format: the same drawing, in a sixteenth of the time. */
const small = { width: 180, height: 320 };

function draw(id: BackdropId, size: { width: number; height: number }, seconds = 0): Uint8ClampedArray {
  const canvas = drawBackdrop(id, { ...size, seconds });
  expect([canvas.width, canvas.height]).toEqual([size.width, size.height]);
  return canvas.getContext('2d').getImageData(0, 0, size.width, size.height).data;
}

const meanDifference = (one: Uint8ClampedArray, other: Uint8ClampedArray): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length;

test('eight backgrounds have names and ids of their own, and at least three move', () => {
  expect(new Set(ids).size).toBe(8);
  expect(new Set(builtInBackdrops.map(({ name }) => name)).size).toBe(8);
  expect(moving.length).toBeGreaterThanOrEqual(3);
});

test.each(ids)('%s is reproducible', (id) => {
  const first = draw(id, small, 2.5);
  draw(id === 'office' ? 'cafe' : 'office', small);
  expect(draw(id, small, 2.5)).toEqual(first);
});

test.each(moving)('%s loops seamlessly after eight seconds', (id) => {
  const [start, frameBeforeEnd, end, middle, afterMiddle] = [0, 8 - 1 / 30, 8, 4, 4 + 1 / 30].map((seconds) =>
    draw(id, small, seconds),
  );
  expect(end).toEqual(start);
  // The step over the seam is as small as any other, and the loop really moves.
  const step = meanDifference(middle!, afterMiddle!);
  expect(meanDifference(frameBeforeEnd!, start!)).toBeLessThan(step * 1.6 + 0.05);
  expect(meanDifference(start!, middle!)).toBeGreaterThan(0.6);
});

test.each(ids.filter((id) => !(moving as BackdropId[]).includes(id)))('%s does not move', (id) => {
  expect(draw(id, small, 3)).toEqual(draw(id, small, 0));
});

const formats = Object.entries(videoFormats).map(([name, { width, height }]) => ({
  name,
  size: { width: width / 4, height: height / 4 },
}));

test.each(ids)('%s fills every format and is painted for its aspect ratio', (id) => {
  for (const { size } of formats) {
    const picture = draw(id, size);
    for (let at = 3; at < picture.length; at += 4) if (picture[at] !== 255) expect(picture[at]).toBe(255);
    for (const [left, top] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      expect(spread(picture, size.width, cornerBox(size, left, top))).toBeGreaterThan(0.2);
  }
});

test.each(ids)('%s has no flat areas and no banding', (id) => {
  const size = { width: 360, height: 640 };
  const picture = draw(id, size, 1);
  for (let top = 0; top + 40 <= size.height; top += 40)
    for (let left = 0; left + 40 <= size.width; left += 40)
      expect(spread(picture, size.width, { left, top, side: 40 })).toBeGreaterThan(0.35);
});

test('a gradient without grain has banding', () => {
  const context = createCanvas(40, 40).getContext('2d');
  context.fillStyle = linearFade(context, [0, 0, 40, 40], ['#a0a8b0', '#a6aeb6']);
  context.fillRect(0, 0, 40, 40);
  const { data } = context.getImageData(0, 0, 40, 40);
  expect(spread(data, 40, { left: 0, top: 0, side: 40 })).toBeLessThan(0.35);
});

type Box = { left: number; top: number; side: number };

const cornerBox = ({ width, height }: { width: number; height: number }, x: 0 | 1, y: 0 | 1): Box => ({
  left: x * (width - 24),
  top: y * (height - 24),
  side: 24,
});

/** The mean step from a pixel to the next in a box: 0 on a flat area, and nearly 0 on bands. */
function spread(picture: Uint8ClampedArray, width: number, { left, top, side }: Box): number {
  let sum = 0;
  for (let y = top; y < top + side; y += 1)
    for (let x = left; x < left + side - 1; x += 1) {
      const at = (y * width + x) * 4;
      sum += Math.abs(picture[at]! - picture[at + 4]!) + Math.abs(picture[at + 1]! - picture[at + 5]!);
    }
  return sum / 2 / side / (side - 1);
}
