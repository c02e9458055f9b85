/** Differences known on some cells of a coarse grid and interpolated over the others like a soap film. */
export type Membrane = { cell: number; columns: number; rows: number; values: Float32Array };

const sweeps = 80;
/** Over-relaxation for grids of some thirty cells. */
const relaxation = 1.8;

/**
 * Solves Laplace's equation over the cells that are not in `known`. `values` contains the known values and an initial guess
 * elsewhere, row by row, and is modified. The edges of the grid are free.
 */
export function stretchMembrane(grid: Membrane, known: Uint8Array): Membrane {
  const { columns, rows, values } = grid;
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const at = row * columns + column;
        if (known[at]) continue;
        const left = values[column > 0 ? at - 1 : at]!;
        const right = values[column < columns - 1 ? at + 1 : at]!;
        const above = values[row > 0 ? at - columns : at]!;
        const below = values[row < rows - 1 ? at + columns : at]!;
        values[at]! += ((left + right + above + below) / 4 - values[at]!) * relaxation;
      }
    }
  }
  return grid;
}

/** The membrane at a pixel, interpolated bilinearly between cell centres. */
export function membraneAt({ cell, columns, rows, values }: Membrane, column: number, row: number): number {
  const x = Math.max(0, Math.min(columns - 1.001, (column + 0.5) / cell - 0.5));
  const y = Math.max(0, Math.min(rows - 1.001, (row + 0.5) / cell - 0.5));
  const [left, top] = [x | 0, y | 0];
  const [fx, fy] = [x - left, y - top];
  const at = top * columns + left;
  const upper = values[at]! + (values[at + 1]! - values[at]!) * fx;
  const lower = values[at + columns]! + (values[at + columns + 1]! - values[at + columns]!) * fx;
  return upper + (lower - upper) * fy;
}
