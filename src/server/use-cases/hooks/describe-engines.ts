import type { HookEngines } from '#contract/engines.ts';

/** Of a row that may be older than the notes, or not be made yet. */
export const describeEngines = ({ engines }: { engines: Partial<HookEngines> }): HookEngines => ({
  voice: engines.voice ?? null,
  lipSync: engines.lipSync ?? null,
  notes: engines.notes ?? [],
});
