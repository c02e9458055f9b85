/** The value below which the given share (0 … 1) of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return 0;
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** −1 … 1; 0 if one of the two is constant. */
export function correlation(one: readonly number[], other: readonly number[]): number {
  const [oneMean, otherMean] = [mean(one), mean(other)];
  let [both, first, second] = [0, 0, 0];
  for (const [index, value] of one.entries()) {
    const [a, b] = [value - oneMean, other[index]! - otherMean];
    both += a * b;
    first += a * a;
    second += b * b;
  }
  return first * second === 0 ? 0 : both / Math.sqrt(first * second);
}
