import type { z } from 'zod';

export type LanguageQuestion<T> = {
  /** Of letters, digits, _ and -. */
  name: string;
  instructions: string;
  input: string;
  /** Of the answer: an object whose fields are all there, null where there is nothing. */
  answer: z.ZodType<T>;
  signal: AbortSignal;
};

/** Text → an object of the shape asked for, checked. Throws ProviderError. */
export type Language = { ask: <T>(question: LanguageQuestion<T>) => Promise<T> };
