import type { Matte } from '../subject/matte.ts';

/**
 * Interpolates grids row by row: the function returns the values of one row of the picture for a position on the grid, in
 * arrays that the next call overwrites. `step` is the distance of two columns of the picture on the grid; `start` the
 * position of the picture's left edge on it.
 */
export function openRows(
  grids: readonly Matte[],
  columns: number,
  step: number,
  start = 0,
): (y: number) => readonly Float32Array[] {
  const { width, height } = grids[0]!;
  const lower = new Int32Array(columns);
  const shares = new Float32Array(columns);
  for (let column = 0; column < columns; column += 1) {
    const x = Math.max(0, Math.min(width - 1.001, (column + 0.5) * step + start - 0.5));
    lower[column] = Math.floor(x);
    shares[column] = x - lower[column]!;
  }
  const rows = grids.map(() => new Float32Array(columns));
  const line = new Float32Array(width + 1);
  return (y) => {
    const place = Math.max(0, Math.min(height - 1, y - 0.5));
    const [first, share] = [Math.floor(place), place % 1];
    const second = Math.min(height - 1, first + 1);
    for (const [index, { values }] of grids.entries()) {
      for (let x = 0; x < width; x += 1)
        line[x] = values[first * width + x]! * (1 - share) + values[second * width + x]! * share;
      const row = rows[index]!;
      for (let column = 0; column < columns; column += 1) {
        const x = lower[column]!;
        row[column] = line[x]! + (line[x + 1]! - line[x]!) * shares[column]!;
      }
    }
    return rows;
  };
}
