import type { Picture } from '../raw-frames/picture.ts';

/** Samples of colour along each side of a block, enough to average out noise. */
const blockSamples = 8;

export type Block = { luma: number; u: number; v: number; chroma: number; angleDegrees: number };
export type BorderBlock = Block & {
  /** Difference in brightness to the next block, as a share of this block's luma. */
  unevenness: number;
};

/**
 * Returns the blocks along both sides and the top of the upper half of the frame, where a centred person hardly ever
 * is.
 */
export function readBorderBlocks(picture: Picture): BorderBlock[] {
  const columns = Math.floor(picture.width / 2 / blockSamples);
  const rows = Math.floor(picture.height / 2 / blockSamples);
  const sideColumns = Math.max(1, Math.round(columns * 0.09));
  const topRows = Math.max(1, Math.round(rows * 0.07));
  const blocks: BorderBlock[] = [];
  for (let row = 0; row < rows / 2; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const isBorder = row < topRows || column < sideColumns || column >= columns - sideColumns;
      if (!isBorder) continue;
      const block = readBlock(picture, column, row);
      const below = readBlock(picture, column, row + 1);
      const unevenness = Math.abs(below.luma - block.luma) / Math.max(24, block.luma);
      blocks.push({ ...block, unevenness });
    }
  }
  return blocks;
}

/** All blocks of the picture. */
export function readBlocks(picture: Picture): Block[] {
  const columns = Math.floor(picture.width / 2 / blockSamples);
  const rows = Math.floor(picture.height / 2 / blockSamples);
  return Array.from({ length: rows * columns }, (_, index) =>
    readBlock(picture, index % columns, Math.floor(index / columns)),
  );
}

function readBlock({ width, luma, cb, cr }: Picture, column: number, row: number): Block {
  const half = width / 2;
  let [lumaSum, u, v] = [0, 0, 0];
  for (let y = row * blockSamples; y < (row + 1) * blockSamples; y += 1) {
    for (let x = column * blockSamples; x < (column + 1) * blockSamples; x += 1) {
      u += cb[y * half + x]! - 128;
      v += cr[y * half + x]! - 128;
      lumaSum += luma[y * 2 * width + x * 2]!;
    }
  }
  const samples = blockSamples ** 2;
  return {
    luma: lumaSum / samples - 16,
    u: u / samples,
    v: v / samples,
    chroma: Math.hypot(u, v) / samples,
    angleDegrees: ((Math.atan2(v, u) * 180) / Math.PI + 360) % 360,
  };
}
