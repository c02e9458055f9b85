import path from 'node:path';

export type TimedTest = { file: string; seconds: number };

/** A line per file, the slowest first; a file's time is the sum of its tests. */
export function listSlowestFiles(tests: readonly TimedTest[], count = 12): string[] {
  const totals = new Map<string, number>();
  for (const { file, seconds } of tests) totals.set(file, (totals.get(file) ?? 0) + seconds);
  return [...totals]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${path.relative('.', file)}`);
}
