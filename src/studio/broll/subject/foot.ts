import type { Region } from './interest.ts';
import type { Matte } from './matte.ts';

/** Lowest share of a product's height, and its minimum width there relative to its whole width. */
const footShare = 0.05;
const minFoot = 0.3;
/** Pixels of the lowest row; fewer are specks. */
const minRow = 3;

/** The coverage of what a product stands on. The region may end lower, because it contains shadow. */
export function footOf({ width, height, values }: Matte, { top }: Region): Float32Array {
  const isRow = (row: number): boolean =>
    values.subarray(row * width, (row + 1) * width).reduce((sum, value) => sum + value, 0) >= minRow;
  let bottom = height - 1;
  while (bottom > 0 && !isRow(bottom)) bottom -= 1;
  const from = bottom - footShare * (bottom - top * height);
  return values.map((value, at) => {
    const row = Math.floor(at / width);
    return row >= from && row <= bottom ? value : 0;
  });
}

/** Whether a product stands. Without a foot it lies or hangs, and its photo is its ground. */
export function isStanding(matte: Matte, region: Region): boolean {
  const columns = new Set<number>();
  for (const [at, value] of footOf(matte, region).entries()) if (value > 0.5) columns.add(at % matte.width);
  return columns.size > minFoot * (region.right - region.left) * matte.width;
}
