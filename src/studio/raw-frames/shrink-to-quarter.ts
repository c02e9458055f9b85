/** Mask for every second byte of a 32-bit word. */
const everySecond = 0x00ff00ff;

/**
 * Writes the sums of 4 × 4 samples times `scale`; both dimensions must be multiples of 4. For speed, four samples are
 * read at once and added as pairs of 16 bits, which are wide enough for the sum of 16 bytes.
 */
export function shrinkToQuarter(
  plane: Uint8Array,
  { width, height }: { width: number; height: number },
  scale: number,
  into: Float32Array,
): void {
  const words = new Uint32Array(plane.buffer, plane.byteOffset, (width * height) / 4);
  const columns = width / 4;
  for (let y = 0, at = 0; y < height; y += 4)
    for (let first = y * columns, end = first + columns; first < end; first += 1, at += 1) {
      const second = first + columns;
      const third = second + columns;
      const a = words[first]!;
      const b = words[second]!;
      const c = words[third]!;
      const d = words[third + columns]!;
      const sums =
        (a & everySecond) +
        ((a >>> 8) & everySecond) +
        (b & everySecond) +
        ((b >>> 8) & everySecond) +
        (c & everySecond) +
        ((c >>> 8) & everySecond) +
        (d & everySecond) +
        ((d >>> 8) & everySecond);
      into[at] = ((sums & 0xffff) + (sums >>> 16)) * scale;
    }
}
