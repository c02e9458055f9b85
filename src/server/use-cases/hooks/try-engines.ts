import { engineNames } from '#contract/engines.ts';
import { ProviderError } from '../../errors.ts';

export type EngineLog = { warn: (facts: object, message: string) => void };
type Named = { engine: keyof typeof engineNames };

export type Made<T, E extends Named> = { made: T; engine: E['engine']; notes: string[] };

/**
 * Has the work done by the first engine that can, from the best on. Each has made its own tries; one that fails for
 * good is replaced at once, and a sentence says so. Throws what the last one threw.
 */
export async function tryEngines<E extends Named, T>(
  part: 'Voice' | 'Lip-sync',
  engines: readonly E[],
  work: (engine: E) => Promise<T>,
  log: EngineLog,
): Promise<Made<T, E>> {
  const notes: string[] = [];
  for (const [index, engine] of engines.entries()) {
    try {
      return { made: await work(engine), engine: engine.engine, notes };
    } catch (error) {
      const next = engines[index + 1];
      if (!(error instanceof ProviderError) || !next) throw error;
      const { provider, operation, status } = error;
      log.warn(
        { provider, operation, status, reason: reasonOf(error) },
        'an engine failed, another takes over',
      );
      notes.push(
        `${part}: ${engineNames[engine.engine]} failed (${reasonOf(error)}), so ${engineNames[next.engine]} was used.`,
      );
    }
  }
  throw new Error(`no engine for ${part}`);
}

const reasonOf = ({ cause }: ProviderError): string =>
  cause instanceof Error ? cause.message : 'it did not say why';
