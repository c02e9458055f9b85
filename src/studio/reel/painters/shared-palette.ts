import { mixPalette, type Palette } from '../colour/palette.ts';
import type { ReelStyle } from '../reel-plan.ts';

export type PaletteOrder = { colours?: readonly [string, string]; seed: string; minChroma?: number };
export type Painted = { style: ReelStyle; palette: PaletteOrder };

/** Returns the cached value of this film, or computes it. */
export function remember<Value>(cache: Map<string, unknown>, key: string, make: () => Value): Value {
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as Value;
}

export const paletteOf = (cache: Map<string, unknown>, { colours, seed, minChroma }: PaletteOrder): Palette =>
  remember(cache, `palette ${colours?.join()} ${seed} ${minChroma}`, () =>
    mixPalette(colours, seed, minChroma),
  );

type Few<Value> = Map<string, Value>;

/** Computes a missing value and keeps only the last few, which take some megabytes each. Read them with `recall`. */
export async function rememberFew<Value>(
  cache: Map<string, unknown>,
  group: string,
  few: number,
  key: string,
  make: () => Promise<Value>,
): Promise<void> {
  const kept = remember(cache, group, (): Few<Value> => new Map());
  const value = kept.get(key) ?? (await make());
  // Moves the value to the end: the most recently used is evicted last.
  kept.delete(key);
  kept.set(key, value);
  if (kept.size > few) kept.delete(kept.keys().next().value!);
}

export const recall = <Value>(cache: Map<string, unknown>, group: string, key: string): Value =>
  (cache.get(group) as Few<Value>).get(key)!;
