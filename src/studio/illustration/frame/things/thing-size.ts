import { isTool, toolOf } from '../../person/hands/tools.ts';
import { findProduct } from '../../world/products/products.ts';
import type { ShownThing } from '../frame-plan.ts';

/** A thing's real size in metres. */
export const sizeOf = ({ kind, name, look }: ShownThing): { width: number; height: number } =>
  isTool(kind) ? toolOf(kind) : findProduct({ kind, name, ...(look && { look }) });

const [smallest, largest] = [0.16, 0.42];

/** The factor by which a thing on a table is enlarged to be visible, or a large one reduced to leave people visible. */
export function scaleOnTable(thing: ShownThing): number {
  const { width, height } = sizeOf(thing);
  const longest = Math.max(width, height);
  return Math.min(largest, Math.max(longest * 1.1, Math.min(smallest, longest * 1.3))) / longest;
}
