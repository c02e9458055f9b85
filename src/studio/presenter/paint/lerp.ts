/** Linear interpolation: `from` at share 0, `to` at share 1. */
export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;
