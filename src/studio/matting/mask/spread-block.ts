/** Interpolates one pixel of a small plane to the 4×4 pixels of the frame that it stands for. */
export type BlockSpread = {
  /** Chooses the small pixel; beyond the border its neighbours are repeated. */
  aim: (row: number, column: number) => void;
  spread: (plane: Float32Array, block: Float32Array) => void;
};

export function openBlockSpread(width: number, height: number): BlockSpread {
  let here = 0;
  let left = 0;
  let right = 0;
  let up = 0;
  let down = 0;

  const aim = (row: number, column: number) => {
    here = row * width + column;
    left = column > 0 ? 1 : 0;
    right = column < width - 1 ? 1 : 0;
    up = row > 0 ? width : 0;
    down = row < height - 1 ? width : 0;
  };

  // Pixel centres lie 3/8 and 1/8 of a small pixel from its middle.
  const spread = (plane: Float32Array, block: Float32Array) => {
    for (let y = 0; y < 4; y += 1) {
      const other = here + (y < 2 ? -up : down);
      const far = y === 0 || y === 3 ? 0.375 : 0.125;
      const near = 1 - far;
      const first = plane[here - left]! * near + plane[other - left]! * far;
      const middle = plane[here]! * near + plane[other]! * far;
      const last = plane[here + right]! * near + plane[other + right]! * far;
      const at = y * 4;
      block[at] = middle + (first - middle) * 0.375;
      block[at + 1] = middle + (first - middle) * 0.125;
      block[at + 2] = middle + (last - middle) * 0.125;
      block[at + 3] = middle + (last - middle) * 0.375;
    }
  };
  return { aim, spread };
}
