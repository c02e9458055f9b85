import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { cutOut, isTrusted, type CutOut } from './cut-out.ts';
import { findSubject } from './find-subject.ts';
import { valueNear } from './matte.ts';
import type { SmallPicture } from './salience.ts';

const side = 1_000;

function draw(paint: (context: SKRSContext2D) => void): Canvas {
  const canvas = createCanvas(side, side);
  paint(canvas.getContext('2d'));
  return canvas;
}

function shrunk(photo: Canvas, to: number): SmallPicture {
  const context = createCanvas(to, to).getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, to, to);
  return { width: to, height: to, pixels: context.getImageData(0, 0, to, to).data };
}

function cut(photo: Canvas): CutOut {
  const subject = findSubject(shrunk(photo, 288))!;
  const crop = { left: 0, top: 0, scale: 0.5, picture: shrunk(photo, side / 2) };
  return cutOut(crop, subject.matte, photo);
}

const coverage = (found: CutOut, x: number, y: number): number => valueNear(found, x * 0.5, y * 0.5);

const fill = (
  context: SKRSContext2D,
  colour: string,
  box: readonly [number, number, number, number],
): void => {
  context.fillStyle = colour;
  context.fillRect(...box);
};

/** A wall, a table and a mug, which has the wall and the table's edge in its handle. */
const mug = draw((context) => {
  fill(context, '#d8d0c2', [0, 0, side, side]);
  fill(context, '#8a5a34', [0, 620, side, 380]);
  fill(context, '#2f6f93', [300, 420, 300, 380]);
  context.strokeStyle = '#2f6f93';
  context.lineWidth = 34;
  context.beginPath();
  context.ellipse(600, 610, 84, 96, 0, -Math.PI / 2, Math.PI / 2);
  context.stroke();
});

test('no backdrop remains beside a product or in its handle, and nothing of the product is missing', () => {
  const found = cut(mug);
  for (const y of [440, 520, 600, 640, 700, 780]) {
    expect(coverage(found, 290, y)).toBeLessThan(0.05);
    expect(coverage(found, 310, y)).toBeGreaterThan(0.95);
  }
  for (const [x, y] of [
    [630, 580],
    [640, 610],
    [630, 650],
  ] as const)
    expect(coverage(found, x, y)).toBeLessThan(0.05);
  for (const [x, y] of [
    [684, 610],
    [650, 535],
    [450, 600],
  ] as const)
    expect(coverage(found, x, y)).toBeGreaterThan(0.95);
  expect(isTrusted(found)).toBe(true);
});

test('the coarse matte contains backdrop beside the product, which the measurement detects', () => {
  const { matte } = findSubject(shrunk(mug, 288))!;
  const at = (x: number, y: number) => valueNear(matte, (x / side) * 288, (y / side) * 288);
  expect(at(640, 610)).toBeGreaterThan(0.5);
});

test('a pale label on a pale wall is kept', () => {
  const found = cut(
    draw((context) => {
      fill(context, '#fdfdfd', [0, 0, side, side]);
      fill(context, '#6d3512', [400, 200, 200, 600]);
      fill(context, '#f2e9d8', [400, 450, 200, 180]);
    }),
  );
  for (const x of [412, 500, 588]) expect(coverage(found, x, 540)).toBeGreaterThan(0.9);
  expect(isTrusted(found)).toBe(true);
});

test('the outline of white on white is doubted', () => {
  const found = cut(
    draw((context) => {
      fill(context, '#fafafa', [0, 0, side, side]);
      const body = context.createLinearGradient(330, 0, 670, 0);
      for (const [at, colour] of [
        [0, '#e2e2e2'],
        [0.4, '#fcfcfc'],
        [1, '#d4d4d4'],
      ] as const)
        body.addColorStop(at, colour);
      context.fillStyle = body;
      context.fillRect(330, 350, 340, 430);
      fill(context, '#bbbbbb', [390, 530, 220, 8]);
    }),
  );
  expect(isTrusted(found)).toBe(false);
});
