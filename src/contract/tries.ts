/** The limits of a try on the landing page without an account. */
export const tryLimits = {
  maxCharacters: 60,
  /** For one address in `windowMinutes`. */
  voices: 20,
  previews: 5,
  windowMinutes: 30,
  /** Queued and running previews of all visitors. */
  maxQueuedPreviews: 20,
  /** Rows and files are removed after this time, at the latest a minute later. */
  keptMinutes: 50,
  /** A preview that has not started by then fails, because paid work goes first. */
  maxWaitMinutes: 10,
} as const;

export const tryTexts = {
  tooMany: 'You have tried a lot of lines. Take a short break, or sign up and make the whole video.',
  busy: 'Many visitors are trying this right now. Please try again in a minute.',
} as const;
