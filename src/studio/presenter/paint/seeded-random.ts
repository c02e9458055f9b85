export type Random = () => number;

/** Mulberry32: the same seed gives the same picture on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** Smooth noise in -1..1, with a new target every `periodSeconds`. */
export function wander(seed: number, periodSeconds: number): (timeSeconds: number) => number {
  const valueAt = (index: number) => seededRandom(seed * 7919 + index * 104_729)() * 2 - 1;
  return (timeSeconds) => {
    const position = timeSeconds / periodSeconds + 64;
    const index = Math.floor(position);
    const fraction = position - index;
    const eased = fraction * fraction * (3 - 2 * fraction);
    return valueAt(index) * (1 - eased) + valueAt(index + 1) * eased;
  };
}
