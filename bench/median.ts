/** The median of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

export const rounds = 3;

/** Runs a measurement three times in sequence and returns the median. */
export async function medianOfRounds(measure: () => number | Promise<number>): Promise<number> {
  const values: number[] = [];
  while (values.length < rounds) values.push(await measure());
  return median(values);
}
