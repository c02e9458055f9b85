/** The context in which an engine works. A vendor's job may outlive our processes. */
export type EngineContext = {
  /** Runs paid work once, even if the job is resumed; later calls return the first result: plain JSON, without secrets. */
  runOnce: <T extends object>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Checked after an abort: if the result is no longer wanted, the vendor's job is cancelled too. */
  isCancelled: () => Promise<boolean>;
  signal: AbortSignal;
};

/** A context for work that is not resumed after an interruption. */
export const transientContext = (signal: AbortSignal): EngineContext => ({
  runOnce: (_name, work) => work(),
  isCancelled: async () => true,
  signal,
});
