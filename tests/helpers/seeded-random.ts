/** Chooses one of several values. */
export type Pick = <T>(values: readonly T[]) => T;

/** Always the first value, for tests that try every value in turn. */
export const first: Pick = (values) => values[0]!;

export type Random = {
  /** At least 0, below 1. */
  next: () => number;
  pick: Pick;
  /** An integer from 0 to below `end`. */
  below: (end: number) => number;
  /** True with this probability, 0 to 1. */
  happens: (share: number) => boolean;
};

/** The same numbers for the same seed, so a run can be repeated (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    next,
    below,
    pick: (values) => values[below(values.length)]!,
    happens: (share) => next() < share,
  };
}
