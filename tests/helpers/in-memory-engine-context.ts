import type { EngineContext } from '#server/ports/engine-context.ts';

/** Stores its steps in memory, as the job harness stores them in the database. */
export function inMemoryEngineContext(changes: Partial<EngineContext> = {}) {
  const steps = new Map<string, object>();
  const context: EngineContext = {
    async runOnce<T extends object>(name: string, work: () => Promise<T>) {
      if (!steps.has(name)) steps.set(name, await work());
      return steps.get(name) as T;
    },
    isCancelled: async () => false,
    signal: new AbortController().signal,
    ...changes,
  };
  return { steps, context };
}
