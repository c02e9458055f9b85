const dry = 255;
/** Water rises from areas at least this many pixels wide and high; a single low pixel is noise. */
const sourceSide = 4;

type Sources = {
  /** Areas up to this height are sources. */
  low: number;
  /** Whether water also enters at the left, upper and right border, at the height of each pixel. */
  entersFromBorder: boolean;
};

/**
 * Fills `water` with the level at which rising water reaches each pixel of a square, 255 where it never does. Returns
 * false if there is no source.
 */
export type Flood = (heights: Uint8Array, sources: Sources, water: Uint8Array) => boolean;

export function openFlood(side: number): Flood {
  const pixels = side * side;
  /** A linked list of pixels to visit for each level, which is faster than a heap. */
  const firstOfLevel = new Int32Array(dry + 1);
  const next = new Int32Array(pixels);
  const rowsOfRun = new Uint16Array(pixels);
  let water: Uint8Array = new Uint8Array(0);
  let heights: Uint8Array = water;
  let level = 0;

  function enqueue(at: number, height: number): void {
    if (water[at]! !== dry || height >= dry) return;
    water[at] = height;
    next[at] = firstOfLevel[height]!;
    firstOfLevel[height] = at;
  }

  const reach = (at: number) => enqueue(at, Math.max(level, heights[at]!));

  function enqueueLowAreas(low: number): boolean {
    let found = false;
    for (let row = 0, at = 0; row < side; row += 1) {
      for (let column = 0, run = 0; column < side; column += 1, at += 1) {
        run = heights[at]! <= low ? run + 1 : 0;
        rowsOfRun[at] = run < sourceSide ? 0 : row > 0 ? rowsOfRun[at - side]! + 1 : 1;
        if (rowsOfRun[at]! < sourceSide) continue;
        enqueue(at, heights[at]!);
        found = true;
      }
    }
    return found;
  }

  function enqueueBorder(): void {
    for (let index = 0; index < side; index += 1) {
      for (const at of [index, index * side, index * side + side - 1]) enqueue(at, heights[at]!);
    }
  }

  return (from, { low, entersFromBorder }, to) => {
    heights = from;
    water = to;
    water.fill(dry);
    firstOfLevel.fill(-1);
    const hasSource = enqueueLowAreas(low);
    if (entersFromBorder) enqueueBorder();
    for (level = 0; level < dry; level += 1) {
      while (firstOfLevel[level]! >= 0) {
        const at = firstOfLevel[level]!;
        firstOfLevel[level] = next[at]!;
        const column = at % side;
        if (column > 0) reach(at - 1);
        if (column < side - 1) reach(at + 1);
        if (at >= side) reach(at - side);
        if (at < pixels - side) reach(at + side);
      }
    }
    return hasSource;
  };
}
