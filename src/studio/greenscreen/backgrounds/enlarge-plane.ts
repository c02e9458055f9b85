/** Values at the corners of a plane's samples: one more in each direction. */
export function findCorners(plane: Float32Array, width: number, height: number, corners: Float32Array): void {
  for (let row = 0, at = 0; row <= height; row += 1) {
    const above = Math.max(0, row - 1) * width;
    const below = Math.min(height - 1, row) * width;
    for (let column = 0; column <= width; column += 1, at += 1) {
      const left = Math.max(0, column - 1);
      const right = Math.min(width - 1, column);
      corners[at] =
        (plane[above + left]! + plane[above + right]! + plane[below + left]! + plane[below + right]!) * 0.25;
    }
  }
}

/** Enlarges a plane by a whole factor, bilinear between its corners. */
export function enlargePlane(
  corners: Float32Array,
  width: number,
  height: number,
  factor: number,
  into: Uint8Array,
): void {
  const stride = width * factor;
  const step = 1 / factor;
  for (let y = 0; y < height * factor; y += 1) {
    const block = (y / factor) | 0;
    const down = (y - block * factor + 0.5) * step;
    const upper = block * (width + 1);
    const lower = upper + width + 1;
    let left = corners[upper]! + (corners[lower]! - corners[upper]!) * down;
    for (let column = 0, at = y * stride; column < width; column += 1) {
      const top = corners[upper + column + 1]!;
      const right = top + (corners[lower + column + 1]! - top) * down;
      const rise = (right - left) * step;
      let value = left + rise * 0.5 + 0.5;
      for (let pixel = 0; pixel < factor; pixel += 1, at += 1, value += rise) into[at] = value;
      left = right;
    }
  }
}
