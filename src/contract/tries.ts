/** The limits of a try on the landing page without an account. */
export const tryLimits = {
  maxCharacters: 60,
  /** For one address. */
  voices: 20,
  previews: 5,
  windowMinutes: 30,
  /** Previews that wait or are made, of all visitors. */
  maxQueuedPreviews: 20,
  /** Rows and files are removed after this time, at the latest a minute later. */
  keptMinutes: 50,
  /** A preview that is not begun by then fails: paid work goes first. */
  maxWaitMinutes: 10,
} as const;

export const tryTexts = {
  tooMany: 'You have tried a lot of lines. Take a short break, or sign up and make the whole video.',
  busy: 'Many visitors are trying this right now. Please try again in a minute.',
} as const;
