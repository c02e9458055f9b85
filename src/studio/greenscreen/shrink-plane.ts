/** Means of 4 × 4 samples; both measures are multiples of 4. Written out, because it runs over every pixel. */
export function shrinkToQuarter(plane: Uint8Array, width: number, height: number, into: Float32Array): void {
  for (let y = 0, at = 0; y < height; y += 4)
    for (let first = y * width; first < (y + 1) * width; first += 4, at += 1) {
      const second = first + width;
      const third = second + width;
      const fourth = third + width;
      const sum =
        plane[first]! +
        plane[first + 1]! +
        plane[first + 2]! +
        plane[first + 3]! +
        plane[second]! +
        plane[second + 1]! +
        plane[second + 2]! +
        plane[second + 3]! +
        plane[third]! +
        plane[third + 1]! +
        plane[third + 2]! +
        plane[third + 3]! +
        plane[fourth]! +
        plane[fourth + 1]! +
        plane[fourth + 2]! +
        plane[fourth + 3]!;
      into[at] = sum / 16;
    }
}

/** Means of 2 × 2 samples, unrounded; both measures are even. */
export function shrinkToHalf(plane: Uint8Array, width: number, height: number, into: Float32Array): void {
  for (let y = 0, at = 0; y < height; y += 2)
    for (let first = y * width; first < (y + 1) * width; first += 2, at += 1) {
      const second = first + width;
      into[at] = (plane[first]! + plane[first + 1]! + plane[second]! + plane[second + 1]!) / 4;
    }
}

/** Means of 2 × 2 samples, rounded to whole values. */
export function halvePlane(plane: Uint8Array, width: number, height: number, into: Uint8Array): void {
  for (let y = 0, at = 0; y < height; y += 2)
    for (let first = y * width; first < (y + 1) * width; first += 2, at += 1) {
      const second = first + width;
      into[at] = (plane[first]! + plane[first + 1]! + plane[second]! + plane[second + 1]! + 2) >> 2;
    }
}
