import type { z } from 'zod';

export type LanguageQuestion<T> = {
  /** Letters, digits, _ and -. */
  name: string;
  instructions: string;
  input: string;
  /** The schema of the reply: an object with every field present, null where there is no value. */
  answer: z.ZodType<T>;
  signal: AbortSignal;
};

/** Returns a validated object of the requested shape. Throws ProviderError. */
export type Language = { ask: <T>(question: LanguageQuestion<T>) => Promise<T> };
