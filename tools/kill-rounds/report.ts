import type { Target } from './targets.ts';

export type Round = {
  target: Target;
  /** From the kill until `/api/ready` succeeds and web and worker are running. */
  readyMs: number;
  /** From the kill until a worker reports progress or an end. */
  workingMs: number;
};

/** `faults`: observed violations; empty when the invariant holds. */
export type Invariant = { name: string; faults: string[] };

/** The smallest value that is not exceeded by at least this share of the values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1).padStart(7);

/** Rounds by target, with the median and 95th percentile of both times in seconds. */
export function roundsTable(rounds: readonly Round[]): string {
  const groups = Map.groupBy(rounds, ({ target }) => target);
  const row = (name: string, group: readonly Round[]): string => {
    const cells = (['readyMs', 'workingMs'] as const).flatMap((key) => {
      const values = group.map((round) => round[key]);
      return [seconds(percentile(values, 0.5)), seconds(percentile(values, 0.95))];
    });
    return `${name.padEnd(12)}${String(group.length).padStart(6)}${cells.map((cell) => cell.padStart(13)).join('')}`;
  };
  const head = ['ready p50', 'ready p95', 'working p50', 'working p95']
    .map((name) => name.padStart(13))
    .join('');
  return [
    `${'killed'.padEnd(12)}${'rounds'.padStart(6)}${head}`,
    ...[...groups].toSorted(([a], [b]) => a.localeCompare(b)).map(([target, group]) => row(target, group)),
    row('all', rounds),
  ].join('\n');
}

export const invariantsTable = (invariants: readonly Invariant[]): string =>
  invariants
    .flatMap(({ name, faults }) => [
      `${name.padEnd(62)} ${faults.length === 0 ? 'ok' : 'not ok'}`,
      ...faults.slice(0, 10).map((fault) => `    ${fault}`),
    ])
    .join('\n');

export const isSound = (invariants: readonly Invariant[]): boolean =>
  invariants.every(({ faults }) => faults.length === 0);
