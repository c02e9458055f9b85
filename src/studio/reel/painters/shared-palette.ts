import { mixPalette, type Palette } from '../colour/palette.ts';
import type { ReelStyle } from '../reel-plan.ts';

export type PaletteOrder = { colours?: readonly [string, string]; seed: string };
export type Painted = { style: ReelStyle; palette: PaletteOrder };

/** Returns what was made before in this film, or makes it. */
export function remember<Value>(cache: Map<string, unknown>, key: string, make: () => Value): Value {
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as Value;
}

export const paletteOf = (cache: Map<string, unknown>, { colours, seed }: PaletteOrder): Palette =>
  remember(cache, `palette ${colours?.join()} ${seed}`, () => mixPalette(colours, seed));

/** As `remember`, of which the film keeps the last few alone: each takes some megabytes. */
export function rememberFew<Value>(
  cache: Map<string, unknown>,
  group: string,
  few: number,
  key: string,
  make: () => Value,
): Value {
  const kept = remember(cache, group, () => new Map<string, Value>());
  const value = kept.get(key) ?? make();
  // Used last, it is forgotten last.
  kept.delete(key);
  kept.set(key, value);
  if (kept.size > few) kept.delete(kept.keys().next().value!);
  return value;
}
