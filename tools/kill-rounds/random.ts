export type Random = {
  /** At least 0, below 1. */
  next: () => number;
  pick: <T>(items: readonly T[]) => T;
};

/** The same seed gives the same numbers (mulberry32), so that a run that found something can be repeated. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, pick: (items) => items[Math.floor(next() * items.length)]! };
}
