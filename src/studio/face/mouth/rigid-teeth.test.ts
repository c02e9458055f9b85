import { expect, test } from 'vitest';
import { rowOfTeeth } from './rigid-teeth.ts';

/** The texture's mouth is open from 1 to 1.2, with the gap between its rows of teeth in the middle. */
const seen = (lower: number, v: number) => rowOfTeeth(v, lower, 1, 1.2, 0.5);
const step = 0.01;
const rows = (lower: number) =>
  Array.from({ length: Math.round((lower - 1) / step) - 1 }, (_, row) => 1 + (row + 1) * step);
/** Texture distance per row; 1 is the original size. */
const scales = (lower: number) =>
  rows(lower)
    .slice(1)
    .map((v) => (seen(lower, v) - seen(lower, v - step)) / step);

test('does not change a mouth that is opened as filmed', () => {
  for (const v of rows(1.2)) expect(seen(1.2, v)).toBeCloseTo(v);
});

test('opened further, both rows of teeth keep their size, and only the dark between them stretches', () => {
  expect(seen(1.28, 1.05)).toBeCloseTo(1.05);
  expect(seen(1.28, 1.25)).toBeCloseTo(1.17);
  const drawnOut = scales(1.28).filter((scale) => Math.abs(scale - 1) > 0.01);
  expect(drawnOut).toHaveLength(8);
  for (const scale of drawnOut) expect(scale).toBeCloseTo(0);
});

test('closed further, teeth keep their size, and the gap between them shrinks', () => {
  expect(seen(1.12, 1.03)).toBeCloseTo(1.03);
  expect(seen(1.12, 1.1)).toBeCloseTo(1.18);
  expect(scales(1.12).filter((scale) => Math.abs(scale - 1) > 0.01)).toHaveLength(1);
});

test('lips are never treated as teeth', () => {
  expect(seen(1.2, 0.9)).toBeGreaterThan(1);
  expect(seen(1.5, 1.6)).toBeLessThan(1.2);
});
