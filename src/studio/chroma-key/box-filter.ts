export type BoxFilter = (source: Float32Array, target: Float32Array, radius: number) => void;

/**
 * Box filter with running sums, whose cost does not depend on the radius. Windows are clipped at the edges. `target`
 * may be `source`; memory is reused between calls.
 */
export function openBoxFilter(width: number, height: number): BoxFilter {
  const rows = new Float32Array(width * height);
  const sums = new Float64Array(width);
  return (source, target, radius) => {
    averageRows(source, rows, width, height, radius);
    averageColumns(rows, target, sums, width, height, radius);
  };
}

function averageRows(
  source: Float32Array,
  target: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  for (let row = 0; row < width * height; row += width) {
    let sum = 0;
    for (let x = 0; x < radius && x < width; x += 1) sum += source[row + x]!;
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) sum += source[row + x + radius]!;
      if (x > radius) sum -= source[row + x - radius - 1]!;
      target[row + x] = sum / windowLength(x, width, radius);
    }
  }
}

/** One running sum per column, so that memory is accessed in its order. */
function averageColumns(
  source: Float32Array,
  target: Float32Array,
  sums: Float64Array,
  width: number,
  height: number,
  radius: number,
): void {
  sums.fill(0);
  for (let y = 0; y < radius && y < height; y += 1) addRow(source, y * width, sums, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) addRow(source, (y + radius) * width, sums, 1);
    if (y > radius) addRow(source, (y - radius - 1) * width, sums, -1);
    const share = 1 / windowLength(y, height, radius);
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) target[at] = sums[x]! * share;
  }
}

function addRow(source: Float32Array, row: number, sums: Float64Array, sign: number): void {
  for (let x = 0; x < sums.length; x += 1) sums[x] = sums[x]! + sign * source[row + x]!;
}

function windowLength(at: number, length: number, radius: number): number {
  return Math.min(length - 1, at + radius) - Math.max(0, at - radius) + 1;
}
