import type { Errand } from '#server/ports/errand.ts';

/** An errand that stores its steps in memory, as the job harness stores them in the database. */
export function rememberingErrand(changes: Partial<Errand> = {}) {
  const steps = new Map<string, object>();
  const errand: Errand = {
    async once<T extends object>(name: string, work: () => Promise<T>) {
      if (!steps.has(name)) steps.set(name, await work());
      return steps.get(name) as T;
    },
    isUnwanted: async () => false,
    signal: new AbortController().signal,
    ...changes,
  };
  return { steps, errand };
}
