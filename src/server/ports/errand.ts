/** The job context of an engine: a vendor's job may outlive our processes. */
export type Errand = {
  /**
   * Runs paid work once, however often the errand is resumed; later calls return the first result, which must be plain
   * JSON without secrets.
   */
  once: <T extends object>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Checked after an abort: if the result is no longer wanted, the vendor's job is cancelled too. */
  isUnwanted: () => Promise<boolean>;
  signal: AbortSignal;
};

/** An errand that is not resumed after an interruption. */
export const shortErrand = (signal: AbortSignal): Errand => ({
  once: (_name, work) => work(),
  isUnwanted: async () => true,
  signal,
});
