import type { JobContext } from '../../domain/tasks.ts';
import type { EngineContext } from '../../ports/engine-context.ts';

/** The context in which a job runs an engine: paid work becomes a step of the job, whose name begins with `prefix`. */
export const toEngineContext = (
  { step, isCancelled, signal }: JobContext,
  prefix: string,
): EngineContext => ({
  runOnce: (name, work) => step(`${prefix}-${name}`, work),
  isCancelled,
  signal,
});
