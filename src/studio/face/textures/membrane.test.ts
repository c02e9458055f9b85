import { expect, test } from 'vitest';
import { membraneAt, stretchMembrane } from './membrane.ts';

const side = 20;
const isRing = (at: number) => {
  const [column, row] = [at % side, Math.floor(at / side)];
  return column === 0 || row === 0 || column === side - 1 || row === side - 1;
};
const known = Uint8Array.from({ length: side * side }, (_, at) => (isRing(at) ? 1 : 0));
const stretch = (edge: (column: number, row: number) => number) =>
  stretchMembrane(
    {
      cell: 4,
      columns: side,
      rows: side,
      values: Float32Array.from({ length: side * side }, (_, at) =>
        isRing(at) ? edge(at % side, Math.floor(at / side)) : 0,
      ),
    },
    known,
  );

test('a slope on the ring continues inside', () => {
  const film = stretch((column, row) => 3 * column - row + 5);
  expect(membraneAt(film, 41.5, 21.5)).toBeCloseTo(3 * 10 - 5 + 5, 0);
});

test('a curved boundary is matched on the ring and smoothed inside', () => {
  const film = stretch((column, row) => (row === 0 ? 20 * Math.sin((Math.PI * column) / (side - 1)) : 0));
  expect(membraneAt(film, 39.5, 1.5)).toBeGreaterThan(18);
  const inside = [9.5, 19.5, 39.5, 69.5].map((row) => membraneAt(film, 39.5, row));
  expect(inside).toEqual(inside.toSorted((one, other) => other - one));
  expect(inside.at(-1)).toBeLessThan(2);
});

test('clamps pixels at the edge of a grid that is one cell too small', () => {
  const film = stretch(() => 7);
  expect([membraneAt(film, -5, -5), membraneAt(film, 500, 500)]).toEqual([7, 7]);
});
