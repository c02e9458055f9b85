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
