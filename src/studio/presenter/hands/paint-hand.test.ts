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

test('three folded fingers beside a raised index finger are separated by dark lines', () => {
  const { brightness } = draw('one');
  const row = (from: number, to: number): number[] =>
    Array.from({ length: to - from }, (_, index) => brightness(from + index, -78));
  const [ring, little] = [row(8, 20), row(28, 38)].map((one) => Math.max(...one));
  expect(Math.min(...row(18, 30))).toBeLessThan(Math.min(ring!, little!) * 0.9);
});

test('the fingers of a relaxed palm are closer together than those of an open one', () => {
  const widthOf = (shape: HandShape): number => {
    const { alpha } = draw(shape);
    const seen = Array.from({ length: 160 }, (_, index) => index - 70).filter((x) => alpha(x, -150) > 200);
    return seen.at(-1)! - seen[0]!;
  };
  expect(widthOf('loose')).toBeLessThan(widthOf('open') * 0.85);
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

test('the far edge of a palm that faces the ceiling is lit from above, the near one is in shade', () => {
  const { alpha, brightness } = draw('upturned');
  expect(brightness(-25, -72)).toBeGreaterThan(brightness(35, -66) * 1.1);
  // Narrower than an open palm, and its thumb is visible beside it.
  const open = draw('open');
  const widthOf = (of: typeof alpha) =>
    Array.from({ length: 150 }, (_, index) => of(index - 70, -88)).filter((one) => one > 200).length;
  expect(widthOf(alpha)).toBeLessThan(widthOf(open.alpha));
  expect(alpha(-78, -86)).toBe(255);
});

test('a finger is a fifth narrower at its last joint than at its root, and joins the palm without an edge', () => {
  const { alpha, brightness } = draw('one');
  const widthAt = (y: number): number =>
    Array.from({ length: 80 }, (_, index) => alpha(-80 + index, y)).filter((one) => one > 200).length;
  expect(widthAt(-182)).toBeLessThan(widthAt(-114) * 0.9);
  const flat = draw('open');
  const column = Array.from({ length: 30 }, (_, index) => flat.brightness(-8, -122 + index));
  const steps = column.slice(1).map((one, index) => Math.abs(one - column[index]!));
  expect(Math.max(...steps)).toBeLessThan(14);
  expect(brightness(-32, -150)).toBeGreaterThan(0);
});
