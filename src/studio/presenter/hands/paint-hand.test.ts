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
    Array.from({ length: to - from }, (_, index) => brightness(from + index, -55));
  const [middle, ring, little] = [row(4, 14), row(27, 37), row(46, 56)].map((one) => Math.max(...one));
  const gaps = [Math.min(...row(17, 27)), Math.min(...row(38, 47))];
  for (const gap of gaps) expect(gap).toBeLessThan(Math.min(middle!, ring!, little!) * 0.88);
});

test('the tip of its index finger is lit from the upper left, and no line surrounds it', () => {
  const { brightness } = draw('at-viewer');
  const [x, y] = [-29, -40];
  expect(brightness(x - 6, y - 8)).toBeGreaterThan(brightness(x + 6, y + 16) * 1.1);
  const darkest = (angle: number): number =>
    Math.min(
      ...Array.from({ length: 10 }, (_, step) => {
        const share = (18 + step) / 21;
        const across = Math.round(x + Math.cos(angle) * 21 * share);
        return brightness(across, Math.round(y + Math.sin(angle) * 24 * share));
      }),
    );
  expect(darkest(-Math.PI / 2)).toBeGreaterThan(darkest(Math.PI / 2) * 1.25);
});

test('the hand that points at the viewer has a wrist that enters the cuff', () => {
  const { alpha } = draw('at-viewer');
  for (const y of [-10, 0, 10, 18]) for (const x of [-14, 0, 14]) expect(alpha(x, y)).toBe(255);
  expect(alpha(40, 14)).toBeLessThan(90);
});

test('a finger that points down is wider than the bent fingers beside it, and the thumb stands apart', () => {
  const { alpha } = draw('index');
  const widthAt = (y: number): number =>
    Array.from({ length: area.width }, (_, index) => alpha(area.left + index, y)).filter((one) => one > 200)
      .length;
  expect(widthAt(-180)).toBeGreaterThan(31);
  expect(alpha(80, -92)).toBe(255);
  expect(alpha(62, -100)).toBeLessThan(200);
});

test('the thumb and the index finger of a pinch form a ring with a small gap', () => {
  const { alpha } = draw('pinch');
  expect(alpha(-76, -98)).toBeLessThan(200);
  const column = (x: number): number[] =>
    Array.from({ length: 100 }, (_, index) => alpha(x, -140 + index)).map((one, index) =>
      one > 200 ? index : -1,
    );
  const skin = column(-98).filter((one) => one >= 0);
  const gap = Math.max(...skin.slice(1).map((one, index) => one - skin[index]!)) - 1;
  expect(gap).toBeGreaterThan(1);
  expect(gap).toBeLessThan(14);
});

test('a palm that faces the ceiling is lit from above, and its fingers point outwards', () => {
  const { alpha, brightness } = draw('offering');
  expect(brightness(0, -56)).toBeGreaterThan(brightness(6, -8) * 1.15);
  expect(alpha(112, -76)).toBe(255);
  expect(alpha(-60, -76)).toBeLessThan(60);
  for (let x = -130; x < 170; x += 1) expect(alpha(x, -150)).toBe(0);
});
