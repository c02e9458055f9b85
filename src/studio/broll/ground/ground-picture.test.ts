import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { lookAtPhoto } from '../photo/look-at-photo.ts';
import { paintGround } from './ground-picture.ts';
import type { Photo } from '../subject/interest.ts';
import { drawProductPhoto } from '../test-products.ts';

const box = { left: 0.3, top: 0.3, right: 0.7, bottom: 0.7 };
const size = { width: 600, height: 400 };
const part = { left: -400, top: -500, right: 1_000, bottom: 900 };

/** The largest step over four pixels along a row or a column, in levels. */
function steepest(
  canvas: Canvas,
  line: { x?: number; y?: number },
  without: readonly [number, number],
): number {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const levelAt = (at: number) => {
    const [x, y] = [line.x ?? at, line.y ?? at];
    return data[(y * width + x) * 4 + 1]!;
  };
  const length = line.x === undefined ? width : height;
  const steps = Array.from({ length: length - 4 }, (_, at) =>
    at + 4 >= without[0] && at <= without[1] ? 0 : Math.abs(levelAt(at + 4) - levelAt(at)),
  );
  return Math.max(...steps);
}

const opened = async (canvas: Canvas) => loadImage(await canvas.encode('png'));

test('the backdrop continues beyond the photo without a seam, and the product does not change', async () => {
  const source = drawProductPhoto({ kind: 'mug', ...size, box });
  const image = await opened(source);
  const photo: Photo = { path: '', ...size, text: '', interest: await lookAtPhoto(image) };
  const ground = paintGround(image, photo, { part, scale: 1 });
  expect([ground.width, ground.height]).toEqual([1_400, 1_400]);
  // Across the whole picture beside the product, and across the product without it.
  expect(steepest(ground, { y: 560 }, [1, 0])).toBeLessThan(6);
  expect(steepest(ground, { y: 700 }, [560, 840])).toBeLessThan(6);
  expect(steepest(ground, { x: 700 }, [600, 820])).toBeLessThan(6);
  const [before, after] = [
    source.getContext('2d').getImageData(180, 120, 240, 160).data,
    ground.getContext('2d').getImageData(580, 620, 240, 160).data,
  ];
  // The middle of the body, away from its outline.
  const isBody = (at: number) => {
    const [x, y] = [Math.floor(at / 4) % 240, Math.floor(at / 4 / 240)];
    return x > 6 && x < 150 && y > 6 && y < 154;
  };
  expect(after.every((level, at) => !isBody(at) || Math.abs(level - before[at]!) <= 2)).toBe(true);
});

test('the measurement detects the border of a photo on a solid colour', async () => {
  const source = drawProductPhoto({ kind: 'mug', ...size, box });
  const canvas = createCanvas(1_400, 1_400);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 1_400, 1_400);
  context.drawImage(source, 400, 500);
  expect(steepest(canvas, { y: 560 }, [1, 0])).toBeGreaterThan(10);
});
