import type { Photo } from '../subject/interest.ts';

/** Factors by which the photo's shadow darkens the ground, for red, green and blue; 1 without shadow. */
export type CastShadow = (column: number, row: number) => readonly [number, number, number];

/** Position of a photo on a larger plane: its first column, and its scale in pixels of the plane. */
type Placed = { left: number; scale: number };
type Pixels = { width: number; height: number; data: Uint8ClampedArray };

/** Distance from the product, in its longer sides, at which the floor has no shadow. */
const beside = { from: 0.2, to: 0.3 };
/** Minimum width of the floor beside the subject, in pixels. */
const minColumns = 2;
/** Relative brightness above which pixels count as floor. */
const unshaded = 0.97;
/** Maximum difference between the channels. */
const maxTint = 0.06;
const unlit: readonly [number, number, number] = [1, 1, 1];

/**
 * Extracts the shadow beside a product without the floor: each row is compared with pixels further away in the same row,
 * so that neither a wall behind a table nor the table's edge is included.
 */
export function castShadow({ width, data }: Pixels, photo: Photo, { left, scale }: Placed): CastShadow {
  const { region } = photo.interest;
  const [first, last] = [
    Math.max(0, Math.ceil(left)),
    Math.min(width, Math.floor(left + photo.width * scale)),
  ];
  const [near, far] = [region.left, region.right].map((share) => left + share * photo.width * scale) as [
    number,
    number,
  ];
  const longer =
    Math.max((region.right - region.left) * photo.width, (region.bottom - region.top) * photo.height) * scale;
  const strips = [
    [near - beside.to * longer, near - beside.from * longer],
    [far + beside.from * longer, far + beside.to * longer],
  ] as const;
  const sides = strips.map(([from, to]) => {
    const [start, end] = [Math.max(first, Math.round(from)), Math.min(last, Math.round(to))];
    return end - start < minColumns ? null : { start, end, middle: (start + end) / 2 };
  });
  const rows = new Map<number, readonly (readonly number[])[]>();
  const floorsAt = (row: number) => {
    const known = rows.get(row);
    if (known) return known;
    const means = sides.map((side) => (side ? meanOf(data, row * width, side) : []));
    rows.set(row, means);
    return means;
  };
  const [before, after] = sides as [(typeof sides)[number], (typeof sides)[number]];
  if (!before && !after) return () => unlit;
  return (column, row) => {
    const floors = floorsAt(row);
    const share =
      before && after
        ? Math.max(0, Math.min(1, (column - before.middle) / (after.middle - before.middle)))
        : before
          ? 0
          : 1;
    const at = (row * width + column) * 4;
    const ratioOf = (channel: number) => {
      const [one, other] = [floors[0]![channel] ?? 0, floors[1]![channel] ?? 0];
      const ratio = data[at + channel]! / Math.max(1, one + (other - one) * share);
      return Math.min(1, ratio / unshaded);
    };
    const ratios = [ratioOf(0), ratioOf(1), ratioOf(2)] as const;
    // Shadows hardly have a colour, unlike pixels at the outline of the product.
    const darkest = Math.max(...ratios) - maxTint;
    return [Math.max(ratios[0], darkest), Math.max(ratios[1], darkest), Math.max(ratios[2], darkest)];
  };
}

function meanOf(
  data: Uint8ClampedArray,
  first: number,
  { start, end }: { start: number; end: number },
): number[] {
  const sums = [0, 0, 0];
  for (let column = start; column < end; column += 1)
    for (let channel = 0; channel < 3; channel += 1) sums[channel]! += data[(first + column) * 4 + channel]!;
  return sums.map((sum) => sum / (end - start));
}
