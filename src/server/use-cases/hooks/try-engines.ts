import type { EngineNote, engineNames, EnginePart } from '#contract/engines.ts';
import { ProviderError } from '../../errors.ts';

export type EngineLog = { warn: (facts: object, message: string) => void };
type Named = { engine: keyof typeof engineNames };

export type EngineResult<T, E extends Named> = { made: T; engine: E['engine']; notes: EngineNote[] };

/**
 * Runs the work on the first engine that succeeds, best first. Each engine has its own retries; one that fails
 * permanently is replaced at once, with a note. Throws the last engine's error.
 */
export async function tryEngines<E extends Named, T>(
  part: EnginePart,
  engines: readonly E[],
  work: (engine: E) => Promise<T>,
  log: EngineLog,
): Promise<EngineResult<T, E>> {
  const notes: EngineNote[] = [];
  for (const [index, engine] of engines.entries()) {
    try {
      return { made: await work(engine), engine: engine.engine, notes };
    } catch (error) {
      const next = engines[index + 1];
      if (!(error instanceof ProviderError) || !next) throw error;
      const { provider, operation, status } = error;
      const reason = reasonOf(error);
      log.warn({ provider, operation, status, reason }, 'engine failed, using the next one');
      notes.push({ code: 'engine_replaced', part, failed: engine.engine, used: next.engine, reason });
    }
  }
  throw new Error(`no engine for ${part}`);
}

const reasonOf = ({ cause }: ProviderError): string | null => (cause instanceof Error ? cause.message : null);
