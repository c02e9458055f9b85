export type Measured = {
  width: number;
  hasSpaceBefore: boolean;
  /** Lines should not end after it: a title before a name. */
  keepsWithNext?: boolean;
};

/** The width of the pieces [from, to) on one line. */
function widthOf(pieces: readonly Measured[], from: number, to: number, space: number): number {
  let width = 0;
  for (let at = from; at < to; at += 1)
    width += pieces[at]!.width + (at > from && pieces[at]!.hasSpaceBefore ? space : 0);
  return width;
}

/** Fills each line before the next. Returns the index at which each line ends. */
export function breakGreedily(pieces: readonly Measured[], maxWidth: number, space: number): number[] {
  const ends: number[] = [];
  let from = 0;
  for (let to = 1; to <= pieces.length; to += 1) {
    if (to - from > 1 && widthOf(pieces, from, to, space) > maxWidth) {
      ends.push(to - 1);
      from = to - 1;
    }
  }
  return pieces.length > 0 ? [...ends, pieces.length] : [];
}

/** Cost of a single word in the last line: as bad as lines whose widths differ by this share of the box. */
const orphanCost = 0.5;
/** Cost of a title separated from its name, which is worse. */
const splitTitleCost = 0.8;

/** Breaks into as few lines as possible, with widths as even as possible; avoids a last line of a single word. */
export function breakEvenly(pieces: readonly Measured[], maxWidth: number, space: number): number[] {
  const count = breakGreedily(pieces, maxWidth, space).length;
  if (count <= 1) return breakGreedily(pieces, maxWidth, space);
  // The total width, and so the ideal width of a line, is the same for all ways to break.
  const ideal = Math.min(maxWidth, widthOf(pieces, 0, pieces.length, space) / count);
  type Breaking = { cost: number; ends: number[] };
  let ways = new Map<number, Breaking>([[0, { cost: 0, ends: [] }]]);
  for (let line = 0; line < count; line += 1) {
    const next = new Map<number, Breaking>();
    for (const [from, way] of ways)
      for (let to = from + 1; to <= pieces.length; to += 1) {
        const width = widthOf(pieces, from, to, space);
        if (width > maxWidth && to - from > 1) break;
        const isLast = line === count - 1;
        if (isLast && to < pieces.length) continue;
        const orphan = isLast && to - from === 1 && pieces.length > 2 ? (orphanCost * maxWidth) ** 2 : 0;
        const torn = !isLast && pieces[to - 1]!.keepsWithNext ? (splitTitleCost * maxWidth) ** 2 : 0;
        const cost = way.cost + (width - ideal) ** 2 + orphan + torn;
        if (cost < (next.get(to)?.cost ?? Infinity)) next.set(to, { cost, ends: [...way.ends, to] });
      }
    ways = next;
  }
  return ways.get(pieces.length)?.ends ?? breakGreedily(pieces, maxWidth, space);
}
