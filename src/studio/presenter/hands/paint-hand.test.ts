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
    Array.from({ length: to - from }, (_, index) => brightness(from + index, -68));
  const [middle, ring, little] = [row(-8, 2), row(14, 24), row(32, 42)].map((one) => Math.max(...one));
  const gaps = [Math.min(...row(2, 14)), Math.min(...row(24, 32))];
  for (const gap of gaps) expect(gap).toBeLessThan(Math.min(middle!, ring!, little!) * 0.88);
});

test('its index finger comes towards the viewer: it is widest and lightest at its tip, and casts a shadow on the fist', () => {
  const { alpha, brightness } = draw('at-viewer');
  const widthAt = (x: number, y: number): number => {
    const across = Array.from({ length: 80 }, (_, index) => index - 40);
    // At right angles to the finger.
    return across.filter((by) => alpha(Math.round(x + by * 0.92), Math.round(y - by * 0.39)) > 200).length;
  };
  expect(widthAt(-51, -134)).toBeGreaterThan(widthAt(-40, -108) + 2);
  expect(brightness(-54, -142)).toBeGreaterThan(brightness(-38, -104) * 1.15);
  const besideFinger = Array.from({ length: 10 }, (_, index) => brightness(-16 + index, -88));
  expect(Math.min(...besideFinger)).toBeLessThan(brightness(22, -84) * 0.75);
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

test.each([
  ['offering', 1],
  ['shrugging', -1],
] as const)(
  '%s: the far edge of a palm that faces the ceiling is lit from above, the near one is in shade',
  (shape, up) => {
    const { alpha, brightness } = draw(shape);
    const lit = brightness(up * 25, -70);
    expect(lit).toBeGreaterThan(
      brightness(-up * (shape === 'offering' ? 30 : 33), shape === 'offering' ? -80 : -48) * 1.1,
    );
    // Narrower than an open palm, and its thumb stands apart.
    const open = draw('open');
    const widthOf = (of: typeof alpha) =>
      Array.from({ length: 150 }, (_, index) => of(index - 70, -88)).filter((one) => one > 200).length;
    expect(widthOf(alpha)).toBeLessThan(widthOf(open.alpha));
    expect(alpha(shape === 'offering' ? -72 : -92, shape === 'offering' ? -92 : -74)).toBe(255);
  },
);

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
