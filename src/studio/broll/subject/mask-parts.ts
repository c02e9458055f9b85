import type { Region } from './interest.ts';
import type { Size } from '../plan/view.ts';

/** A connected component of a mask: its pixels, and its inclusive bounding box. */
export type MaskPart = { members: number[]; left: number; top: number; right: number; bottom: number };

/** The connected components of a mask (8-neighbourhood), the largest first. */
export function findParts(mask: Uint8Array, { width, height }: Size): MaskPart[] {
  const seen = new Uint8Array(mask.length);
  const parts: MaskPart[] = [];
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] === 0 || seen[start] === 1) continue;
    const part: MaskPart = { members: [], left: width, top: height, right: 0, bottom: 0 };
    const queue = [start];
    seen[start] = 1;
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      part.members.push(at);
      part.left = Math.min(part.left, x);
      part.right = Math.max(part.right, x);
      part.top = Math.min(part.top, y);
      part.bottom = Math.max(part.bottom, y);
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const near = row * width + column;
          if (mask[near] === 0 || seen[near] === 1) continue;
          seen[near] = 1;
          queue.push(near);
        }
    }
    parts.push(part);
  }
  return parts.sort((one, other) => other.members.length - one.members.length);
}

/** Minimum share of the largest component's pixels; smaller components far away are dust. */
const minShare = 0.04;
/** Minimum share of the largest component's pixels next to it. */
const minPiece = 0.003;
/** Maximum distance, as a share of the longer side, of a component that belongs to the product. */
const nearness = 0.04;

/** The box around the largest component, components near it, and nearly as large ones; null for an empty mask. */
export function boxOfParts(parts: readonly MaskPart[], { width, height }: Size): Region | null {
  const [largest, ...others] = parts;
  if (!largest) return null;
  const box = { ...largest };
  const reach = Math.max(width, height) * nearness;
  let waiting = others.filter(({ members }) => members.length >= largest.members.length * minPiece);
  for (let grown = true; grown;) {
    const taken = waiting.filter(
      (part) =>
        part.members.length >= largest.members.length * minShare ||
        (part.left <= box.right + reach &&
          part.right >= box.left - reach &&
          part.top <= box.bottom + reach &&
          part.bottom >= box.top - reach),
    );
    for (const part of taken) {
      box.left = Math.min(box.left, part.left);
      box.top = Math.min(box.top, part.top);
      box.right = Math.max(box.right, part.right);
      box.bottom = Math.max(box.bottom, part.bottom);
    }
    waiting = waiting.filter((part) => !taken.includes(part));
    grown = taken.length > 0;
  }
  return {
    left: box.left / width,
    top: box.top / height,
    right: (box.right + 1) / width,
    bottom: (box.bottom + 1) / height,
  };
}
