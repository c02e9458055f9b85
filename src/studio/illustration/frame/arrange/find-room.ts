/** A part of the picture's width; `weight`: the cost of covering it, relative to a thing. */
export type Gap = { from: number; to: number; weight?: number };

/** Returns the middle of the spot that covers least of people and things and lies inside the picture. */
export function findRoom(width: number, taken: readonly Gap[], wide: number): number {
  const margin = width * 0.025;
  const steps = 24;
  const [from, to] = [margin + wide / 2, width - margin - wide / 2];
  const candidates = Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);
  const covered = (middle: number) =>
    taken.reduce(
      (sum, gap) =>
        sum +
        (gap.weight ?? 1) *
          Math.max(0, Math.min(gap.to, middle + wide / 2) - Math.max(gap.from, middle - wide / 2)),
      0,
    );
  // Beside another figure rather than alone at the edge.
  const cost = (middle: number) => covered(middle) + Math.abs(middle - width / 2) * 0.06;
  return candidates.toSorted((one, other) => cost(one) - cost(other))[0]!;
}
