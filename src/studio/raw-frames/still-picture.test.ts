import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawStillPicture, keepDrawing } from './still-picture.ts';

/** Opaque and half transparent forms, far from the borders, and wide enough to be read in several parts. */
function drawing(): Canvas {
  const canvas = createCanvas(301, 400);
  const context = canvas.getContext('2d');
  context.fillStyle = '#e03080';
  context.fillRect(40, 90, 200, 50);
  context.fillStyle = 'rgba(20, 90, 200, 0.35)';
  context.beginPath();
  context.arc(150, 250, 80.5, 0, 2 * Math.PI);
  context.fill();
  return canvas;
}

/** The greatest difference of a channel when both are drawn on white, with a move. */
async function greatestDifference(from: Canvas, other: Canvas): Promise<number> {
  const kept = await keepDrawing(from);
  const pixels = [
    (context: Context) => drawStillPicture(context, kept!, 0, 0),
    (context: Context) => context.drawImage(other, 0, 0),
  ].map((draw) => {
    const canvas = createCanvas(320, 420);
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 320, 420);
    context.setTransform(1.03, 0, 0, 1.03, 3.4, -2.7);
    draw(context);
    return canvas.data();
  });
  return pixels[0]!.reduce((max, value, at) => Math.max(max, Math.abs(value - pixels[1]![at]!)), 0);
}
type Context = ReturnType<Canvas['getContext']>;

test('a cached drawing matches its canvas, also at subpixel positions', async () => {
  expect(await greatestDifference(drawing(), drawing())).toBeLessThanOrEqual(2);
});

test('the check detects a canvas moved by a pixel', async () => {
  const moved = createCanvas(301, 400);
  moved.getContext('2d').drawImage(drawing(), 1, 0);
  expect(await greatestDifference(drawing(), moved)).toBeGreaterThan(100);
});

test('only the drawn part is kept, with a border', async () => {
  const { image, x, y } = (await keepDrawing(drawing()))!;
  expect({ x, y, width: image.width, height: image.height }).toEqual({
    x: 38,
    y: 88,
    width: 204,
    height: 245,
  });
});

test('nothing is kept of an empty canvas', async () => {
  expect(await keepDrawing(createCanvas(30, 20))).toBeNull();
});
