/** Means of 2 × 2 samples, unrounded; both dimensions are even. */
export function shrinkToHalf(plane: Uint8Array, width: number, height: number, into: Float32Array): void {
  for (let y = 0, at = 0; y < height; y += 2)
    for (let first = y * width; first < (y + 1) * width; first += 2, at += 1) {
      const second = first + width;
      into[at] = (plane[first]! + plane[first + 1]! + plane[second]! + plane[second + 1]!) / 4;
    }
}

/** Means of 2 × 2 samples, rounded to integers. */
export function halvePlane(plane: Uint8Array, width: number, height: number, into: Uint8Array): void {
  for (let y = 0, at = 0; y < height; y += 2)
    for (let first = y * width; first < (y + 1) * width; first += 2, at += 1) {
      const second = first + width;
      into[at] = (plane[first]! + plane[first + 1]! + plane[second]! + plane[second + 1]! + 2) >> 2;
    }
}
