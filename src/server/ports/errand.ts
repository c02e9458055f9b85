/** What an engine must know of the work around it: a vendor's job outlives our processes. */
export type Errand = {
  /**
   * Runs paid work once, however often the errand is begun again, and answers what it answered then. What it answers
   * is plain JSON and no secret.
   */
  once: <T extends object>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Asked after an abort: when nobody wants the result any more, the vendor is told to stop too. */
  isUnwanted: () => Promise<boolean>;
  signal: AbortSignal;
};

/** An errand that nobody takes up again after it broke off. */
export const shortErrand = (signal: AbortSignal): Errand => ({
  once: (_name, work) => work(),
  isUnwanted: async () => true,
  signal,
});
