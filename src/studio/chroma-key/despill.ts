import type { Backdrop } from './detect-backdrop.ts';

/** Luma that goes with one unit of chroma in the light of a screen (BT.709, limited range); half of it is taken away. */
const lumaPerChroma = { green: 1.17 / 2, blue: 0.14 / 2 };
/** Inside a core, what lies this deep in the key colour (as a share of the plate) is clothes and keeps its colour. */
const clothes = { from: 0.12, to: 0.3 };
/** Colours of the subject differ so much, in units of chroma, from their mean nearby. */
const variety = 6;

export type Despill = {
  /** How much light of the screen the colour reflects, in units of chroma; `core` 0…1. */
  find: (u: number, v: number, plateStrength: number, core: number) => number;
  /** The same beside the sure subject, whose colour there is known: what lies further in the backdrop's direction. */
  findBeside: (u: number, v: number, besideU: number, besideV: number) => number;
  /** The effect of one unit on a colour. */
  u: number;
  v: number;
  luma: number;
};

/**
 * Limits a colour's part in the backdrop's direction to its part beside that direction. Skin lies on the other side of
 * the plane and is never touched.
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
