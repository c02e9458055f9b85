/** Interpolates a grid, whose values lie in the middle of cells of `cellSamples`, to each sample of `target`. */
export function stretchCells(
  cells: Float32Array,
  columns: number,
  rows: number,
  cellSamples: number,
  target: Float32Array,
  width: number,
): void {
  const height = target.length / width;
  for (let y = 0; y < height; y += 1) {
    const cellY = Math.min(rows - 1, Math.max(0, (y + 0.5) / cellSamples - 0.5));
    const upper = (cellY | 0) * columns;
    const lower = Math.min(rows - 1, (cellY | 0) + 1) * columns;
    const fy = cellY - (cellY | 0);
    for (let column = -1, x = 0; column < columns; column += 1) {
      const left = Math.max(0, column);
      const right = Math.min(columns - 1, column + 1);
      const from = cells[upper + left]! + (cells[lower + left]! - cells[upper + left]!) * fy;
      const to = cells[upper + right]! + (cells[lower + right]! - cells[upper + right]!) * fy;
      const end = Math.min(width, (column + 1.5) * cellSamples);
      for (; x < end; x += 1)
        target[y * width + x] = from + (to - from) * ((x + 0.5) / cellSamples - 0.5 - column);
    }
  }
}
