import type { Cutout } from '../../raw-frames/cutout.ts';

/** The share of the frame that a person covers, 0 to 1. */
export function findPersonShare({ alpha }: Cutout): number {
  let sum = 0;
  for (let at = 0; at < alpha.length; at += 1) sum += alpha[at]!;
  return sum / 255 / alpha.length;
}
