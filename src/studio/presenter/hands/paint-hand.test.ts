import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { getPerson } from '../people/people.ts';
import { handShapes, type HandShape } from './hand-shapes.ts';
import { paintHand } from './paint-hand.ts';

/** In hand pixels around the wrist, as in the presenters' layers. */
const area = { left: -130, top: -240, width: 300, height: 310 };

function draw(shape: HandShape) {
  const canvas = createCanvas(area.width, area.height);
  const context = canvas.getContext('2d');
  context.translate(-area.left, -area.top);
  paintHand(context, getPerson('maya').look, shape);
  const { data } = context.getImageData(0, 0, area.width, area.height);
  const at = (x: number, y: number) => ((y - area.top) * area.width + x - area.left) * 4;
  return {
    alpha: (x: number, y: number): number => data[at(x, y) + 3]!,
    brightness: (x: number, y: number): number => data[at(x, y)]! + data[at(x, y) + 1]! + data[at(x, y) + 2]!,
  };
}

test.each(handShapes)('%s fits its layer', (shape) => {
  const { alpha } = draw(shape);
  const right = area.left + area.width - 1;
  for (let y = area.top; y < area.top + area.height; y += 1)
    expect(Math.max(alpha(area.left, y), alpha(right, y))).toBe(0);
  for (let x = area.left; x <= right; x += 1) expect(alpha(x, area.top)).toBe(0);
});

test('three folded fingers of a hand that points at the viewer are separated by dark lines', () => {
  const { brightness } = draw('at-viewer');
  const row = (from: number, to: number): number[] =>
    Array.from({ length: to - from }, (_, index) => brightness(from + index, -25));
  const [middle, ring, little] = [row(4, 14), row(27, 37), row(48, 56)].map((one) => Math.max(...one));
  const gaps = [Math.min(...row(17, 27)), Math.min(...row(40, 50))];
  for (const gap of gaps) expect(gap).toBeLessThan(Math.min(middle!, ring!, little!) * 0.8);
});

test('the tip of its index finger is a ball in front of the fist, wider than a folded finger', () => {
  const { brightness } = draw('at-viewer');
  const darkest = (from: number, to: number, at: (value: number) => number): number =>
    Array.from({ length: to - from }, (_, index) => from + index).reduce((one, other) =>
      at(other) < at(one) ? other : one,
    );
  const along = (x: number): number => brightness(x, -20);
  const down = (y: number): number => brightness(-33, y);
  const width = darkest(-14, 4, along) - darkest(-68, -52, along);
  const height = darkest(0, 16, down) - darkest(-60, -42, down);
  // A folded finger is at most 29 pixels wide.
  expect(width).toBeGreaterThan(42);
  expect(Math.abs(width - height)).toBeLessThan(8);
  expect(brightness(-32, -22)).toBeGreaterThan(along(darkest(-14, 4, along)) * 1.3);
});

test('a palm that faces the ceiling is lit from above, and its fingers point outwards', () => {
  const { alpha, brightness } = draw('offering');
  expect(brightness(0, -56)).toBeGreaterThan(brightness(6, -8) * 1.15);
  expect(alpha(112, -76)).toBe(255);
  expect(alpha(-60, -76)).toBeLessThan(60);
  for (let x = -130; x < 170; x += 1) expect(alpha(x, -150)).toBe(0);
});
