import { footOf } from '../subject/foot.ts';
import type { Photo } from '../subject/interest.ts';
import { blurred, type Matte } from '../subject/matte.ts';

/** Opacity, and offset and softness relative to the product's longer side: right below it, and around its foot. */
const contact = { strength: 0.5, down: 0.006, blur: 0.009 };
const ambient = { strength: 0.34, down: 0.016, blur: 0.04 };

/** The shadow that every product has: brightness of the ground on the grid of its matte, 1 without shadow. */
export function standingShadow({ width, height, interest: { region } }: Photo, matte: Matte): Matte {
  const across = (region.right - region.left) * width;
  const down = (region.bottom - region.top) * height;
  const size = (Math.max(across, down) * matte.width) / width;
  const foot = footOf(matte, region);
  const [near, around] = [contact, ambient].map((kind) => shadowOf(foot, kind, { matte, size })) as [
    Float32Array,
    Float32Array,
  ];
  return { ...matte, values: near.map((shadow, at) => (1 - shadow) * (1 - around[at]!)) };
}

function shadowOf(
  foot: Float32Array,
  { strength, down, blur }: typeof contact,
  { matte, size }: { matte: Matte; size: number },
): Float32Array {
  const by = Math.max(1, Math.round(down * size)) * matte.width;
  const moved = foot.map((_, at) => (at < by ? 0 : foot[at - by]! * strength));
  return blurred(moved, matte, Math.max(0.8, blur * size));
}
