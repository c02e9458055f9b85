import type { z } from 'zod';
import { malformedReplyError } from './vendor-failure.ts';

/** Reads a reply as JSON with our own minimal schema; anything else is a ProviderError. */
export const readVendorJson =
  <T>(provider: string, operation: string, schema: z.ZodType<T>) =>
  async (response: Response): Promise<T> => {
    const text = await response.text();
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      throw malformedReplyError(provider, operation, 'the answer is not JSON');
    }
    const parsed = schema.safeParse(json);
    if (parsed.success) return parsed.data;
    throw malformedReplyError(provider, operation, 'the answer has another shape');
  };
