import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawHair, swingAt } from './hair-swing.ts';

test('hair on the skull stays in place and the tips of long hair swing furthest', () => {
  expect(swingAt(-100, 20)).toBe(0);
  expect(swingAt(420, 20)).toBeCloseTo(20);
  expect(swingAt(100, 20)).toBeLessThan(swingAt(300, 20));
});

/** Columns of the first and last opaque pixel of each row. */
function edges(swing: number): [number, number][] {
  const lock = createCanvas(60, 500);
  const paint = lock.getContext('2d');
  paint.fillStyle = '#333';
  paint.fillRect(10, 0, 40, 500);
  const canvas = createCanvas(200, 500);
  const context = canvas.getContext('2d');
  context.translate(60, 0);
  drawHair(context, { picture: lock, x: 0, y: -60 }, { turn: 0, dy: 60, swing });
  const { data } = context.getImageData(0, 0, 200, 500);
  return Array.from({ length: 498 }, (_, row) => {
    const solid = Array.from({ length: 200 }, (_, x) => x).filter(
      (x) => data[(row * 200 + x) * 4 + 3]! > 128,
    );
    return [solid[0]!, solid.at(-1)!];
  });
}

test('a swinging lock bends without steps or gaps', () => {
  const bent = edges(40);
  expect(bent.at(-1)![0] - bent[0]![0]).toBeGreaterThan(30);
  for (const [row, [left, right]] of bent.entries()) {
    expect(right - left).toBeGreaterThan(36);
    const before = bent[row - 1];
    if (before) expect(Math.abs(left - before[0])).toBeLessThanOrEqual(1);
  }
  expect(new Set(edges(0).map(([left]) => left)).size).toBe(1);
});
