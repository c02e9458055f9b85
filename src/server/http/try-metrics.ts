import { Counter, Gauge, type Registry } from 'prom-client';
import type { ErrorCode } from '#contract/errors.ts';
import { readTries, type ReadTriesDeps } from '../use-cases/tries/read-tries.ts';

/** How often this process refused a visitor's try, by error code. */
export type TryRefusals = Map<ErrorCode, number>;

/**
 * Registers the metrics of visitors' previews: outcomes, durations, waiting previews and refusals. The returned function
 * updates them.
 */
export function registerTryMetrics(
  registry: Registry,
  deps: ReadTriesDeps & { tryRefusals: TryRefusals },
): () => Promise<void> {
  const registers = [registry];
  const underWay = new Gauge({
    name: 'hookline_tries',
    help: "Visitors' previews that are waiting or being made",
    labelNames: ['state'] as const,
    registers,
  });
  const attempts = new Counter({
    name: 'hookline_tries_total',
    help: "Attempts at visitors' previews, by outcome; one that gave way to paid work is tried again later",
    labelNames: ['outcome'] as const,
    registers,
  });
  const seconds = new Counter({
    name: 'hookline_try_seconds_total',
    help: 'Seconds that these attempts took, by outcome',
    labelNames: ['outcome'] as const,
    registers,
  });
  const refused = new Counter({
    name: 'hookline_tries_refused_total',
    help: 'Tries that this web process refused, by error code',
    labelNames: ['reason'] as const,
    registers,
  });
  return async () => {
    const { queued, ended } = await readTries(deps);
    for (const [state, count] of Object.entries(queued)) underWay.set({ state }, count);
    // All three are totals already, from the database and from this process: they replace the counters' values.
    for (const counter of [attempts, seconds, refused]) counter.reset();
    for (const { outcome, tries, seconds: total } of ended) {
      attempts.inc({ outcome }, tries);
      seconds.inc({ outcome }, total);
    }
    for (const [reason, count] of deps.tryRefusals) refused.inc({ reason }, count);
  };
}
