import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { getPerson } from '../people/people.ts';
import { handShapes, type HandShape } from './hand-shapes.ts';
import { paintHand } from './paint-hand.ts';

/** In hand pixels around the wrist, as in the presenters' layers. */
const area = { left: -130, top: -240, width: 260, height: 310 };

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
    Array.from({ length: to - from }, (_, index) => brightness(from + index, -52));
  const [middle, ring, little] = [row(4, 14), row(27, 37), row(48, 56)].map((one) => Math.max(...one));
  const gaps = [Math.min(...row(17, 27)), Math.min(...row(40, 50))];
  for (const gap of gaps) expect(gap).toBeLessThan(Math.min(middle!, ring!, little!) * 0.8);
});

test('its index finger reaches below the folded fingers and has a nail', () => {
  const { alpha, brightness } = draw('at-viewer');
  let width = 0;
  for (let x = -75; x < 75; x += 1) if (alpha(x, -10) > 250) width += 1;
  // A folded finger is at most 29 pixels wide.
  expect(width).toBeGreaterThan(34);
  expect(width).toBeLessThan(52);
  expect(brightness(-31, -19)).toBeGreaterThan(brightness(-31, -2) * 1.1);
});
