import type { Backdrop } from './detect-backdrop.ts';

/**
 * Luma that comes with one unit of chroma in light reflected from a screen (BT.709, limited range). Only half of it is
 * removed.
 */
const lumaPerChroma = { green: 1.17 / 2, blue: 0.14 / 2 };
/**
 * Inside the core mask, colours this close to the key colour, as shares of the plate's strength, belong to clothes and
 * are kept.
 */
const clothes = { from: 0.12, to: 0.3 };
/** Usual deviation of the subject's colours from their local mean, in units of chroma. */
const variety = 6;

export type Despill = {
  /** Spill in a colour, in units of chroma; `core` is 0…1. */
  find: (u: number, v: number, plateStrength: number, core: number) => number;
  /** Spill in a colour next to certain subject, relative to the subject's known colour there. */
  findBeside: (u: number, v: number, besideU: number, besideV: number) => number;
  /** Change of a colour by one unit of spill. */
  u: number;
  v: number;
  luma: number;
};

/**
 * Limits the component of a colour in the backdrop's direction to its component across that direction. Skin is on the
 * opposite side of the plane and never changes.
 */
export function openDespill({ kind, angleDegrees }: Backdrop): Despill {
  const cos = Math.cos((angleDegrees * Math.PI) / 180);
  const sin = Math.sin((angleDegrees * Math.PI) / 180);
  return {
    u: cos,
    v: sin,
    luma: lumaPerChroma[kind],
    findBeside: (u, v, besideU, besideV) => (u - besideU) * cos + (v - besideV) * sin - variety,
    find: (u, v, plateStrength, core) => {
      const excess = u * cos + v * sin - Math.abs(v * cos - u * sin);
      if (excess <= 0) return 0;
      if (core === 0) return excess;
      const depth = (excess / plateStrength - clothes.from) / (clothes.to - clothes.from);
      return depth <= 0 ? excess : depth >= 1 ? excess * (1 - core) : excess * (1 - core * depth);
    },
  };
}
