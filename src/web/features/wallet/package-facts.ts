import type { PackageForSale } from './packages-query.ts';

export const hooksOf = (credits: number, hookCredits: number): number => Math.floor(credits / hookCredits);

/** The package whose credits cost least; null when none is cheaper than all others. */
export function bestValueId(packages: readonly PackageForSale[]): string | null {
  const byPrice = [...packages].sort((a, b) => a.price / a.credits - b.price / b.credits);
  const [best, second] = byPrice;
  if (best === undefined || second === undefined) return null;
  return best.price / best.credits < second.price / second.credits ? best.id : null;
}
